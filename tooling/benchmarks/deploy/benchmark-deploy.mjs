import assert from 'node:assert/strict';
import { cp, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { findProgram, installDebian, isRootOnDebian } from '../../../remote-kit/lib/debian.mjs';
import { isFree } from '../../../remote-kit/lib/is-free.mjs';
import { say } from '../../../remote-kit/lib/progress.mjs';
import { runOrThrow } from '../../../remote-kit/lib/run-program.mjs';
import { guideCommands } from '../../deploy/guide-commands.mjs';
import { ROOT } from '../../lib/paths.mjs';
import { temporaryDataFolder } from '../../lib/temporary-data-folder.mjs';
import { emptyDebian, startMachine } from './machine.mjs';
import { PORT, tryImage } from './try-image.mjs';

/** What the guide promises. */
const MOST_MINUTES = 20;
const NAME = 'tavolina.test';
const PEBBLE = 'apt-get install -y --no-install-recommends pebble openssl';
/** Where the stand-in for systemctl keeps what a server says. */
const LOG = 'var/log/tavolina@3001.log';
const REPOSITORY = '/var/tmp/tavolina.git';
/** Ports of the guide (nginx, the two processes, PostgreSQL), of the image, and of pebble. */
const PORTS = [80, 443, 3001, 3002, 5432, PORT, 14_000, 15_000];
/** Every address of this machine. */
const EVERYWHERE = '::';
/** A short title of a step: what stands before its first punctuation mark. */
const nameOf = (/** @type {string} */ title) => title.split(/[:.,(]/)[0]?.trim() ?? title;

const checkThisMachine = async () => {
  if (!isRootOnDebian()) throw new Error('This needs root on a Debian.');
  for (const name of ['debootstrap', 'buildah']) if (!findProgram([name])) await installDebian(name);
  const taken = [];
  for (const port of PORTS) if (!(await isFree(port, EVERYWHERE))) taken.push(port);
  if (taken.length > 0) throw new Error(`The new machine shares this one’s ports, and ${taken} are taken.`);
};

/** Lets packages start their services as they are installed: without systemd that needs this script. */
const allowServices = (/** @type {string} */ machine) =>
  writeFile(path.join(machine, 'usr/sbin/policy-rc.d'), '#!/bin/sh\nexit 0\n', { mode: 0o755 });

/** @param {string} script of this folder @param {string} file in the machine */
const copyScript = (script, file) => cp(path.join(import.meta.dirname, script), file);

/** @param {{ what: string, seconds: number }[]} rows */
const table = (rows) => rows.map(({ what, seconds }) => `| ${what} | ${seconds.toFixed(0)} s |`).join('\n');

/**
 * Follows docs/deploying.md in an empty Debian 13, command by command as the document has them, until the product answers
 * over https with a backup that was proven. In place of what needs a name and a booted machine stand pebble for Let's
 * Encrypt and a script for systemctl. Then it builds the image of the Containerfile and uses it. Both are of the last commit
 * of this repository.
 * @throws {Error} with what a command said, what was not answered, or that it took longer than the guide promises
 */
export const benchmarkDeploy = async () => {
  await checkThisMachine();
  const home = await temporaryDataFolder('deploy');
  const folder = path.join(home, 'machine');
  /** @type {{ what: string, seconds: number }[]} */
  const rows = [];
  /** @type {<T>(what: string, work: () => Promise<T>) => Promise<T>} */
  const timed = async (what, work) => {
    const started = performance.now();
    const result = await work();
    const seconds = (performance.now() - started) / 1000;
    rows.push({ what, seconds });
    say(`${what}: ${seconds.toFixed(0)} s`);
    return result;
  };
  try {
    await timed('an empty Debian 13', () => emptyDebian(folder, 'trixie'));
    await allowServices(folder);
    await runOrThrow('git', ['clone', '--bare', ROOT, path.join(folder, REPOSITORY)]);
    await copyScript('systemctl.sh', path.join(folder, 'usr/local/sbin/systemctl'));
    await copyScript('start-pebble.sh', path.join(folder, 'usr/local/sbin/start-pebble'));
    const machine = await startMachine(folder);
    try {
      const steps = guideCommands({ REPOSITORY, 'YOUR.NAME': NAME });
      const before = rows.length;
      for (const { title, commands } of steps) {
        const script = commands.join('\n');
        if (script.includes('certbot --nginx')) await machine.run(`${PEBBLE}\nstart-pebble ${NAME}`);
        await timed(nameOf(title), () => machine.run(script));
        // Orders need places, and a new installation has none.
        if (script.includes('deploy/tavolina.env'))
          await machine.run('echo DEMO_DATA=on >>/etc/tavolina.env');
      }
      const seconds = rows.slice(before).reduce((sum, row) => sum + row.seconds, 0);
      await timed('pages, an order, a sign-in and a picture over https', () =>
        machine.run(`node tooling/benchmarks/deploy/use-deployed.mjs https://${NAME}`, {
          NODE_EXTRA_CA_CERTS: '/etc/pebble/root.pem',
        }),
      );
      const version = await machine.run(
        `curl --silent --cacert /etc/pebble/root.pem --output /dev/null --write-out '%{http_version}\\n' https://${NAME}/`,
      );
      assert.match(version, /^2$/m, 'The page did not come by HTTP/2');
      say(table(rows));
      say(`The guide took ${(seconds / 60).toFixed(1)} minutes.`);
      assert.ok(seconds <= MOST_MINUTES * 60, `The guide took longer than ${MOST_MINUTES} minutes`);
    } catch (error) {
      const log = await readFile(path.join(folder, LOG), 'utf8').catch(() => 'nothing');
      throw new Error(`The server said:\n${log}`, { cause: error });
    } finally {
      await machine.stop();
    }
    await tryImage(path.join(home, 'image'), path.join(folder, REPOSITORY));
  } finally {
    await rm(home, { recursive: true, force: true });
  }
};
