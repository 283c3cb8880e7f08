import { execFile, spawn } from 'node:child_process';
import { chown, mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { atEnd } from './end-with-parent.mjs';
import { ROOT } from './paths.mjs';
import { endProgramsIn, untilProgramsEnded } from './programs-in.mjs';

const run = promisify(execFile);

const DEPLOY = path.join(ROOT, 'tooling/deploy');

/** @typedef {Awaited<ReturnType<typeof asPostgres>>} PostgresAccount */

/**
 * Files and programs of the account that PostgreSQL runs under, as none of it may run as root. The programs end with this
 * process.
 * @param {string} home folder of all of them, which is thrown away
 */
export const asPostgres = async (home) => {
  const { postgresAccount } = await import(
    path.join(ROOT, 'server/dist/platform/database/embedded/account.js')
  );
  /** @type {{ uid: number, gid: number } | undefined} */
  const account = postgresAccount();
  const own = async (/** @type {string} */ file) => {
    if (account) await chown(file, account.uid, account.gid);
  };
  await own(home);
  /** @type {Map<string, import('node:child_process').ChildProcess>} */
  const running = new Map();
  const forget = atEnd(() => endProgramsIn(home));
  const env = { ...process.env, HOME: home, PATH: `${process.env.PATH}:/usr/sbin` };
  /** @param {string} file @param {string} text */
  const write = async (file, text) => {
    await writeFile(file, text);
    await own(file);
  };
  return {
    home,
    write,
    /** @param {string} folder */
    async makeFolder(folder) {
      await mkdir(folder);
      await own(folder);
    },
    /**
     * Writes a file of `tooling/deploy` with other addresses and folders.
     * @param {string} name @param {string} to @param {Record<string, string | number>} changes
     */
    async adapt(name, to, changes) {
      let text = await readFile(path.join(DEPLOY, name), 'utf8');
      for (const [from, other] of Object.entries(changes)) text = text.replaceAll(from, String(other));
      await write(to, text);
    },
    /** Runs a program until it ends. @param {string} program @param {readonly string[]} args */
    run: (program, args) => run(program, args, { ...account, cwd: home, env }),
    /** @param {string} name what it is killed by @param {string} program @param {readonly string[]} args */
    start(name, program, args) {
      const child = spawn(program, args, { ...account, cwd: home, env, stdio: 'ignore' });
      running.set(name, child);
    },
    /** @param {string} name */
    kill: (name) => running.get(name)?.kill('SIGKILL'),
    /** Ends all that runs there, at once: in an orderly end each would wait for the others, and nothing of it is kept. */
    async stop() {
      await untilProgramsEnded(home);
      forget();
    },
  };
};
