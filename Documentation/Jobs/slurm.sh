#!/usr/bin/env bash
# Golden images as a Slurm array: sbatch slurm.sh, then, once it is done, the merge below.
# A part that failed is run again alone: sbatch --array=3 slurm.sh
#SBATCH --job-name=goldens
#SBATCH --array=1-8
#SBATCH --cpus-per-task=4
#SBATCH --output=goldens-%a.log
set -u
: "${INPUTS:=App}" "${AXES:=--devices current --orientations all --appearances light,dark}" "${GOLDENS:=Goldens}"
# The parts are counted by the array as it was submitted first, also where one part runs again.
: "${SHARDS:=8}"
# shellcheck disable=SC2086
maquette golden check $INPUTS $AXES --goldens "$GOLDENS" --shard "$SLURM_ARRAY_TASK_ID/$SHARDS" \
    --jobs "${SLURM_CPUS_PER_TASK:-1}" --output "bundle-$SLURM_ARRAY_TASK_ID" --quiet
status=$?
# 1 says that pictures differ, which the merge reports: sbatch --dependency=afterok:JOB --wrap 'maquette golden merge bundle-*'
[ $status -le 1 ]
