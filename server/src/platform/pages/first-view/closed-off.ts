import { type ChildProcess, spawn } from 'node:child_process';
import { readFileSync, realpathSync } from 'node:fs';
import path from 'node:path';

/** Beside the sources and beside what is built of them. */
const FOLDER = path.join(import.meta.dirname, '../../../../first-view');
const CODE = readFileSync(path.join(FOLDER, 'draw-process.cjs'), 'utf8');
const HEAP_MB = 192;

const NAMESPACES = ['--mount', '--net', '--ipc', '--uts', '--pid', '--fork', '--kill-child'];
/** Nobody and nogroup, which own nothing. */
const NOBODY = '--reuid=65534 --regid=65534 --clear-groups';

/** What differs between closed-off processes. */
export interface ClosedOffOptions {
  /** The program that gives it namespaces of its own; the system's by default. */
  unshare?: string | undefined;
  /** How far it stands back behind other processes, from 0 to 19. */
  niceness?: number;
}

/**
 * Starts a process that draws pages, closed off from this machine by its kernel and once more by Node
 * (docs/decisions/0016): lines of JSON in, lines of JSON out. It leads a process group of its own. Where the machine
 * allows no such process it ends at once, and says why on its standard error.
 */
export const startClosedOff = ({
  unshare = '/usr/bin/unshare',
  niceness = 0,
}: ClosedOffOptions): ChildProcess => {
  const isRoot = process.getuid?.() === 0;
  const namespaces = isRoot ? NAMESPACES : ['--user', '--map-root-user', ...NAMESPACES];
  const node = [
    '--no-warnings',
    '--experimental-permission',
    // Without this each instance reserves 10 GB of addresses, which the limit refuses; Node's own fetch has one.
    '--disable-wasm-trap-handler',
    `--max-old-space-size=${HEAP_MB}`,
    '--max-semi-space-size=2',
    '--optimize-for-size',
    '--eval',
    CODE,
  ];
  const closeOff = [path.join(FOLDER, 'close-off.sh'), realpathSync(process.execPath), isRoot ? NOBODY : ''];
  const command = [unshare, ...namespaces, '/bin/sh', ...closeOff, ...node];
  return spawn('/usr/bin/nice', ['-n', String(niceness), ...command], {
    env: { PATH: '/usr/sbin:/usr/bin:/sbin:/bin' },
    stdio: 'pipe',
    detached: true,
  });
};
