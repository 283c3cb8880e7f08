import { type ChildProcess, spawn } from 'node:child_process';
import { readFileSync, realpathSync } from 'node:fs';
import path from 'node:path';
import { SERVER_FOLDER } from '../../server-folder.ts';

const FOLDER = path.join(SERVER_FOLDER, 'first-view');
const CODE = readFileSync(path.join(FOLDER, 'render-process.cjs'), 'utf8');
const HEAP_MB = 192;
/** Node 20 knows its permissions by the second name only, Node 24 by the first one only. */
const PERMISSION = process.allowedNodeEnvironmentFlags.has('--permission')
  ? '--permission'
  : '--experimental-permission';

const MB = 2 ** 20;
/** What it may write to in memory, in bytes. Since Node 24, what is set aside for code counts, used or not: 512 MB. */
const DATA_BYTES = (Number.parseInt(process.versions.node, 10) >= 24 ? 1_024 : 512) * MB;

const NAMESPACES = ['--mount', '--net', '--ipc', '--uts', '--pid', '--fork', '--kill-child'];
/** The users nobody and nogroup, who own no files. */
const NOBODY = '--reuid=65534 --regid=65534 --clear-groups';

/** Options of an isolated process. */
export interface IsolationOptions {
  /** Path of `unshare`, which creates its namespaces; by default the system's. */
  unshare?: string | undefined;
  /** CPU priority below other processes, from 0 to 19. */
  niceness?: number;
}

/**
 * Starts a process that renders pages, isolated from this machine by kernel namespaces and Node permissions
 * (docs/decisions/0016). It reads and writes lines of JSON and leads its own process group. Where the
 * machine does not allow isolation, it exits at once with the reason on standard error.
 */
export const startIsolatedProcess = ({
  unshare = '/usr/bin/unshare',
  niceness = 0,
}: IsolationOptions): ChildProcess => {
  const isRoot = process.getuid?.() === 0;
  const namespaces = isRoot ? NAMESPACES : ['--user', '--map-root-user', ...NAMESPACES];
  const node = [
    '--no-warnings',
    PERMISSION,
    // Without this, each WebAssembly instance reserves 10 GB of address space, which exceeds the limit.
    // Node's own fetch has one.
    '--disable-wasm-trap-handler',
    `--max-old-space-size=${HEAP_MB}`,
    '--max-semi-space-size=1',
    '--optimize-for-size',
    '--eval',
    CODE,
  ];
  const closeOff = [
    path.join(FOLDER, 'isolate.sh'),
    realpathSync(process.execPath),
    isRoot ? NOBODY : '',
    `${DATA_BYTES}`,
  ];
  const command = [unshare, ...namespaces, '/bin/sh', ...closeOff, ...node];
  return spawn('/usr/bin/nice', ['-n', String(niceness), ...command], {
    env: { PATH: '/usr/sbin:/usr/bin:/sbin:/bin' },
    stdio: 'pipe',
    detached: true,
  });
};
