# isolate.sh NODE IDS DATA FLAG...: runs Node where it finds nothing of this machine (docs/decisions/0016).
# Begins in namespaces of its own. The root it leaves behind has the system's libraries and Node, read-only: no /proc,
# no /etc, no data, no home.
set -eu
node=$1
ids=$2
data=$3
shift 3
root=/tmp
mount -t tmpfs -o size=1m,mode=755 none $root
for folder in usr lib lib32 lib64 libx32; do
  if [ -L /$folder ]; then
    ln -s "$(readlink /$folder)" $root/$folder
  elif [ -d /$folder ]; then
    mkdir $root/$folder
    mount --rbind /$folder $root/$folder
  fi
done
: > $root/node
mount --bind "$node" $root/node
cd $root
# Split on purpose: none, or the ids that whoever was root goes on with.
# shellcheck disable=SC2086
exec /usr/sbin/chroot . /usr/bin/setpriv $ids --no-new-privs --bounding-set=-all --inh-caps=-all --pdeathsig=KILL \
  /usr/bin/prlimit --core=0 --nofile=64 --fsize=0 --cpu=300 --as=2147483648 --data="$data" /usr/bin/env -i \
  MALLOC_ARENA_MAX=1 MALLOC_TRIM_THRESHOLD_=131072 MALLOC_MMAP_THRESHOLD_=131072 /node "$@"
