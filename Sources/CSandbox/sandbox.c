#if defined(__linux__) && !defined(_GNU_SOURCE)
#define _GNU_SOURCE
#endif

#include "sandbox.h"

#include <errno.h>

#if defined(__linux__) && (defined(__x86_64__) || defined(__aarch64__))

#include <fcntl.h>
#include <linux/audit.h>
#include <linux/filter.h>
#include <linux/seccomp.h>
#include <sched.h>
#include <stddef.h>
#include <sys/ioctl.h>
#include <sys/prctl.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <unistd.h>

// MARK: Landlock

// The machine's headers may be older than its kernel, so the numbers are written out. They are the same on all
// architectures.

#define LANDLOCK_CREATE_RULESET 444
#define LANDLOCK_ADD_RULE 445
#define LANDLOCK_RESTRICT_SELF 446
#define LANDLOCK_VERSION_FLAG 1u
#define LANDLOCK_BENEATH 1

#define FS_EXECUTE (1ull << 0)
#define FS_WRITE_FILE (1ull << 1)
#define FS_READ_FILE (1ull << 2)
#define FS_READ_DIR (1ull << 3)
#define FS_REMOVE_DIR (1ull << 4)
#define FS_REMOVE_FILE (1ull << 5)
#define FS_MAKE_DIR (1ull << 7)
#define FS_MAKE_REG (1ull << 8)
#define FS_MAKE_SYM (1ull << 12)
#define FS_REFER (1ull << 13)
#define FS_TRUNCATE (1ull << 14)
#define FS_IOCTL_DEV (1ull << 15)

#define NET_BIND (1ull << 0)
#define NET_CONNECT (1ull << 1)

#define SCOPE_ABSTRACT_SOCKETS (1ull << 0)
#define SCOPE_SIGNALS (1ull << 1)

typedef struct {
    uint64_t files;
    uint64_t network;
    uint64_t scope;
} ruleset;

typedef struct {
    uint64_t access;
    int32_t file;
} __attribute__((packed)) rule;

int maquette_landlock_version(void) {
    long version = syscall(LANDLOCK_CREATE_RULESET, NULL, (size_t)0, LANDLOCK_VERSION_FLAG);
    return version > 0 ? (int)version : 0;
}

/// All rights that a version knows.
static uint64_t known_rights(int version) {
    if (version >= 5) return (FS_IOCTL_DEV << 1) - 1;
    if (version >= 3) return (FS_TRUNCATE << 1) - 1;
    return (FS_REFER << 1) - 1;
}

int maquette_landlock_begin(bool may_listen) {
    int version = maquette_landlock_version();
    // Version 1 refuses to move a file from one folder to another, wherever they are.
    if (version < 2) {
        errno = ENOSYS;
        return -1;
    }
    ruleset rules = {.files = known_rights(version), .network = 0, .scope = 0};
    if (version >= 4) rules.network = may_listen ? NET_CONNECT : NET_BIND | NET_CONNECT;
    if (version >= 6) rules.scope = SCOPE_ABSTRACT_SOCKETS | SCOPE_SIGNALS;
    // A kernel accepts fields that it does not know as long as they are zero.
    return (int)syscall(LANDLOCK_CREATE_RULESET, &rules, sizeof rules, 0u);
}

int maquette_landlock_allow(int rules, const char *path, unsigned access) {
    int file = open(path, O_PATH | O_CLOEXEC);
    if (file < 0) return -1;
    struct stat status;
    int result = fstat(file, &status);
    if (result == 0) {
        uint64_t rights = 0;
        if (access & MAQUETTE_READ) rights |= FS_READ_FILE | FS_READ_DIR;
        if (access & MAQUETTE_RUN) rights |= FS_EXECUTE;
        if (access & MAQUETTE_WRITE) {
            rights |= FS_WRITE_FILE | FS_TRUNCATE | FS_REMOVE_FILE | FS_REMOVE_DIR | FS_MAKE_REG | FS_MAKE_DIR | FS_REFER;
        }
        if (access & MAQUETTE_LINK) rights |= FS_MAKE_SYM;
        if (!S_ISDIR(status.st_mode)) rights &= FS_EXECUTE | FS_WRITE_FILE | FS_READ_FILE | FS_TRUNCATE;
        rule allowed = {.access = rights & known_rights(maquette_landlock_version()), .file = file};
        result = (int)syscall(LANDLOCK_ADD_RULE, rules, LANDLOCK_BENEATH, &allowed, 0u);
    }
    int code = errno;
    close(file);
    errno = code;
    return result;
}

int maquette_landlock_apply(int rules) {
    int result = prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0);
    if (result == 0) result = (int)syscall(LANDLOCK_RESTRICT_SELF, rules, 0u);
    int code = errno;
    close(rules);
    errno = code;
    return result;
}

// MARK: seccomp

#if defined(__x86_64__)
#define ARCHITECTURE AUDIT_ARCH_X86_64
#else
#define ARCHITECTURE AUDIT_ARCH_AARCH64
#endif

#define FIELD(name) BPF_STMT(BPF_LD | BPF_W | BPF_ABS, (uint32_t)offsetof(struct seccomp_data, name))
// The lower half of an argument: both architectures are little-endian.
#define ARGUMENT(index) BPF_STMT(BPF_LD | BPF_W | BPF_ABS, (uint32_t)offsetof(struct seccomp_data, args[index]))
#define END(action) BPF_STMT(BPF_RET | BPF_K, action)
#define REFUSE(code) END(SECCOMP_RET_ERRNO | (code))
#define REFUSE_CALL(number) BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, number, 0, 1), REFUSE(EPERM)
#define SKIP_UNLESS(value, count) BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, value, 0, count)

#define NEW_NAMESPACES                                                                                              \
    (CLONE_NEWNS | CLONE_NEWUSER | CLONE_NEWPID | CLONE_NEWNET | CLONE_NEWIPC | CLONE_NEWUTS | CLONE_NEWCGROUP)

int maquette_refuse_calls(bool may_listen) {
    struct sock_filter filter[] = {
        // Calls of another architecture have other numbers.
        FIELD(arch),
        BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, ARCHITECTURE, 1, 0),
        END(SECCOMP_RET_KILL_PROCESS),
        FIELD(nr),
#if defined(__x86_64__)
        // So have those of x32.
        BPF_JUMP(BPF_JMP | BPF_JGE | BPF_K, 0x40000000, 0, 1),
        REFUSE(ENOSYS),
#endif
        // The network, and sockets of other programs, which may do more than this one is allowed to.
        SKIP_UNLESS(__NR_socket, 9),
        may_listen ? (struct sock_filter)ARGUMENT(0) : (struct sock_filter)REFUSE(EPERM),
        BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, AF_INET, 2, 0),
        BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, AF_INET6, 1, 0),
        REFUSE(EPERM),
        ARGUMENT(1),
        BPF_STMT(BPF_ALU | BPF_AND | BPF_K, 0xF),
        BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, SOCK_STREAM, 0, 1),
        END(SECCOMP_RET_ALLOW),
        REFUSE(EPERM),
        REFUSE_CALL(__NR_connect),
        // A terminal must not be typed into.
        SKIP_UNLESS(__NR_ioctl, 4),
        ARGUMENT(1),
        BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, TIOCSTI, 0, 1),
        REFUSE(EPERM),
        END(SECCOMP_RET_ALLOW),
        // No namespaces. The arguments of `clone3` cannot be seen, and the C library does without it.
        SKIP_UNLESS(__NR_clone, 4),
        ARGUMENT(0),
        BPF_JUMP(BPF_JMP | BPF_JSET | BPF_K, NEW_NAMESPACES, 0, 1),
        REFUSE(EPERM),
        END(SECCOMP_RET_ALLOW),
        BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, 435 /* clone3 */, 0, 1),
        REFUSE(ENOSYS),
        REFUSE_CALL(__NR_unshare),
        REFUSE_CALL(__NR_setns),
        // Other processes.
        REFUSE_CALL(__NR_ptrace),
        REFUSE_CALL(__NR_process_vm_readv),
        REFUSE_CALL(__NR_process_vm_writev),
        REFUSE_CALL(__NR_kcmp),
        REFUSE_CALL(438 /* pidfd_getfd */),
        REFUSE_CALL(__NR_shmget),
        REFUSE_CALL(__NR_msgget),
        REFUSE_CALL(__NR_semget),
        REFUSE_CALL(__NR_mq_open),
        // Parts of the kernel that a drawing program never needs, and that attacks on it like.
        REFUSE_CALL(__NR_bpf),
        REFUSE_CALL(__NR_perf_event_open),
        REFUSE_CALL(__NR_userfaultfd),
        REFUSE_CALL(__NR_add_key),
        REFUSE_CALL(__NR_request_key),
        REFUSE_CALL(__NR_keyctl),
        REFUSE_CALL(__NR_open_by_handle_at),
        REFUSE_CALL(__NR_fanotify_init),
        REFUSE_CALL(425 /* io_uring_setup */),
        REFUSE_CALL(426 /* io_uring_enter */),
        REFUSE_CALL(427 /* io_uring_register */),
        // The machine.
        REFUSE_CALL(__NR_mount),
        REFUSE_CALL(__NR_umount2),
        REFUSE_CALL(428 /* open_tree */),
        REFUSE_CALL(429 /* move_mount */),
        REFUSE_CALL(430 /* fsopen */),
        REFUSE_CALL(432 /* fsmount */),
        REFUSE_CALL(433 /* fspick */),
        REFUSE_CALL(442 /* mount_setattr */),
        REFUSE_CALL(__NR_pivot_root),
        REFUSE_CALL(__NR_chroot),
        REFUSE_CALL(__NR_swapon),
        REFUSE_CALL(__NR_swapoff),
        REFUSE_CALL(__NR_reboot),
        REFUSE_CALL(__NR_init_module),
        REFUSE_CALL(__NR_finit_module),
        REFUSE_CALL(__NR_delete_module),
        REFUSE_CALL(__NR_kexec_load),
        REFUSE_CALL(__NR_acct),
        REFUSE_CALL(__NR_quotactl),
        REFUSE_CALL(__NR_syslog),
        REFUSE_CALL(__NR_settimeofday),
        REFUSE_CALL(__NR_clock_settime),
        REFUSE_CALL(__NR_sethostname),
        REFUSE_CALL(__NR_setdomainname),
        END(SECCOMP_RET_ALLOW),
    };
    struct sock_fprog program = {.len = sizeof filter / sizeof *filter, .filter = filter};
    if (prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0) != 0) return -1;
    return (int)syscall(__NR_seccomp, SECCOMP_SET_MODE_FILTER, 0u, &program);
}

bool maquette_has_no_new_privileges(void) { return prctl(PR_GET_NO_NEW_PRIVS, 0, 0, 0, 0) == 1; }

bool maquette_is_without_network(void) {
    int file = socket(AF_INET, SOCK_DGRAM | SOCK_CLOEXEC, 0);
    if (file >= 0) close(file);
    return file < 0 && errno == EPERM;
}

#else

int maquette_landlock_version(void) { return 0; }

static int missing(void) {
    errno = ENOSYS;
    return -1;
}

int maquette_landlock_begin(bool may_listen) {
    (void)may_listen;
    return missing();
}

int maquette_landlock_allow(int rules, const char *path, unsigned access) {
    (void)rules;
    (void)path;
    (void)access;
    return missing();
}

int maquette_landlock_apply(int rules) {
    (void)rules;
    return missing();
}

int maquette_refuse_calls(bool may_listen) {
    (void)may_listen;
    return missing();
}

bool maquette_has_no_new_privileges(void) { return false; }

bool maquette_is_without_network(void) { return false; }

#endif
