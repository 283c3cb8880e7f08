#!/bin/sh
# Makes a folder with a Debian the root of this process and what it starts, in namespaces of its own (machine.mjs). A root
# that was exchanged (pivot_root) and not only changed (chroot) lets programs there have user namespaces, as first views need.
set -e
machine=$1
mount --make-rprivate /
mount --bind "$machine" "$machine"
cd "$machine"
mount -t proc proc proc
mount --rbind /sys sys
mount -t tmpfs tmpfs run
mount -t tmpfs tmpfs dev
for device in null zero full random urandom tty; do
  touch "dev/$device"
  mount --bind "/dev/$device" "dev/$device"
done
mkdir dev/shm dev/pts
mount -t tmpfs tmpfs dev/shm
mount -t devpts -o newinstance,ptmxmode=0666 devpts dev/pts
ln -s pts/ptmx dev/ptmx
ln -s /proc/self/fd dev/fd
mkdir -p .outside
pivot_root . .outside
cd /
umount -l /.outside
echo entered
exec sleep infinity
