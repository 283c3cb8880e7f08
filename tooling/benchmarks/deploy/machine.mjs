import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdir, open, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { runOrThrow } from '../../../remote-kit/lib/run-program.mjs';
import { endWithParent } from '../../lib/end-with-parent.mjs';
import { untilSaid } from '../../lib/until-said.mjs';

const MIRROR = 'http://deb.debian.org/debian';
/** Certificate authorities that the administrator of this machine added, without which its network may answer nothing. */
const AUTHORITIES = 'usr/local/share/ca-certificates';

const ENVIRONMENT = {
  PATH: '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin',
  HOME: '/root',
  LANG: 'C.UTF-8',
  DEBIAN_FRONTEND: 'noninteractive',
  NODE_EXTRA_CA_CERTS: '/etc/ssl/certs/ca-certificates.crt',
};

/**
 * Makes a folder with an empty Debian: its essential packages and apt.
 * @param {string} folder must not exist
 * @param {string} release such as `trixie`
 */
export const emptyDebian = async (folder, release) => {
  await runOrThrow('debootstrap', ['--variant=minbase', release, folder, MIRROR]);
  await cp('/etc/resolv.conf', path.join(folder, 'etc/resolv.conf'), { dereference: true });
  const added = path.join(folder, AUTHORITIES);
  await mkdir(added, { recursive: true });
  await cp(path.join('/', AUTHORITIES), added, { recursive: true });
};

/**
 * Starts a machine of a folder with a Debian: its own processes, mounts and name, this machine's network.
 * @param {string} folder
 * @returns {Promise<{ run: (script: string, env?: Record<string, string>) => Promise<string>, stop: () => Promise<void> }>}
 *   `run` runs a script of the shell in the folder that the last one left, and fails with what it said; `stop` ends all
 *   processes and mounts
 */
export const startMachine = async (folder) => {
  const enter = path.join(import.meta.dirname, 'enter-machine.sh');
  const child = spawn('unshare', [
    ...['--mount', '--pid', '--uts', '--ipc', '--fork', '--kill-child'],
    ...['sh', enter, folder],
  ]);
  endWithParent(child);
  const ended = once(child, 'exit');
  await untilSaid(child, /entered/);
  const inside = (await readFile(`/proc/${child.pid}/task/${child.pid}/children`, 'utf8')).trim();
  const log = path.join(folder, 'var/tmp/said.log');
  const place = path.join(folder, 'var/tmp/place');
  await writeFile(place, '/');
  return {
    async run(script, env = {}) {
      const variables = Object.entries({ ...ENVIRONMENT, ...env }).map(([name, value]) => `${name}=${value}`);
      const lines = `cd "$(cat /var/tmp/place)"\nset -x\n${script}\n{ set +x; } 2>/dev/null\npwd >/var/tmp/place`;
      // A file and no pipe, which a program that goes on in the background would keep open.
      const file = await open(log, 'w');
      try {
        const namespaces = ['--mount', '--pid', '--uts', '--ipc', '--root', '--wd'];
        const program = ['env', '-i', ...variables, 'sh', '-ec', lines];
        const run = spawn('nsenter', ['--target', inside, ...namespaces, '--', ...program], {
          stdio: ['ignore', file.fd, file.fd],
        });
        const [code] = await once(run, 'exit');
        const said = await readFile(log, 'utf8');
        if (code !== 0) throw new Error(`The machine ended with ${code}:\n${said}`);
        return said;
      } finally {
        await file.close();
      }
    },
    async stop() {
      // Its first process takes all others with it.
      child.kill('SIGKILL');
      await ended;
    },
  };
};
