#!/usr/bin/env bash
# Golden images in eight parts on one machine or several, by GNU parallel: ./parallel.sh
# With PARALLEL="--sshloginfile hosts" the parts run on other machines, which see this folder. A part that was killed is
# run again by calling the script again: parts that have ended are not.
set -u
: "${INPUTS:=App}" "${AXES:=--devices current --orientations all --appearances light,dark}" "${GOLDENS:=Goldens}"
: "${SHARDS:=8}"
export INPUTS AXES GOLDENS SHARDS

part() {
    # shellcheck disable=SC2086
    maquette golden check $INPUTS $AXES --goldens "$GOLDENS" --shard "$1/$SHARDS" --jobs 1 --output "bundle-$1" --quiet
    # 1 says that pictures differ, which the merge reports.
    [ $? -le 1 ]
}
export -f part

parallel --joblog parts.log --resume-failed part ::: $(seq "$SHARDS") || exit 1
bundles=()
for index in $(seq "$SHARDS"); do bundles+=("bundle-$index"); done
maquette golden merge "${bundles[@]}" --output report
status=$?
# The next call checks everything again.
rm -f parts.log
exit $status
