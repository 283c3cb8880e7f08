import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import getPort from 'get-port';
import { postgresAccount } from '../platform/database/embedded/account.ts';

/** The settings that operators begin with, of which a test changes where things are. */
const SETTINGS = path.resolve(import.meta.dirname, '../../../tooling/deploy/pgbouncer.ini');
/** So few that processes, and the requests of one, must share them. */
const CONNECTIONS = 2;

/** PgBouncer before the PostgreSQL of the tests. */
export interface Pooler {
  /** The address of a database of the tests, through the pooler. */
  before: (databaseUrl: string) => string;
}

/** Runs PgBouncer for the tests of a file. */
export const pgbouncer = (): Pooler => {
  const target = new URL(process.env.TEST_DATABASE_URL ?? '');
  const account = postgresAccount();
  const home = mkdtempSync(path.join(tmpdir(), 'tavolina-pooler-'));
  let port = 0;
  let running: ChildProcess | undefined;

  beforeAll(async () => {
    port = await getPort();
    const users = path.join(home, 'users.txt');
    const settings = path.join(home, 'pgbouncer.ini');
    writeFileSync(users, `"${target.username}" "${decodeURIComponent(target.password)}"\n`);
    writeFileSync(
      settings,
      readFileSync(SETTINGS, 'utf8')
        .replace('host=127.0.0.1 port=5432', `host=${target.hostname} port=${target.port}`)
        .replace('listen_port = 6432', `listen_port = ${port}`)
        .replace('/etc/pgbouncer/userlist.txt', users)
        .replace('default_pool_size = 10', `default_pool_size = ${CONNECTIONS}`)
        // A machine that stands still for a second is no outage of the database.
        .replace('query_wait_timeout = 1', 'query_wait_timeout = 60')
        .replaceAll('timeout = 1200', 'timeout = 60000'),
    );
    if (account) for (const each of [home, users, settings]) chownSync(each, account.uid, account.gid);
    // Debian has it where only administrators look for programs.
    const env = { ...process.env, PATH: `${process.env.PATH}:/usr/sbin` };
    running = spawn('pgbouncer', [settings], {
      ...account,
      env,
      cwd: home,
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    let log = '';
    await new Promise<void>((resolve, reject) => {
      running?.once('error', () =>
        reject(new Error('Tests of the pooler need PgBouncer. Run once: apt-get install -y pgbouncer')),
      );
      running?.once('exit', () => reject(new Error(log)));
      running?.stderr?.on('data', (chunk: Buffer) => {
        log += chunk;
        if (log.includes('process up')) resolve();
      });
    });
  });
  afterAll(async () => {
    if (running?.exitCode === null) {
      running.kill('SIGTERM');
      await once(running, 'exit');
    }
    await rm(home, { recursive: true, force: true });
  });

  return {
    before(databaseUrl) {
      const url = new URL(databaseUrl);
      url.port = String(port);
      return url.href;
    },
  };
};
