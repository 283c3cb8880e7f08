import { execFile } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import getPort from 'get-port';
import { Client } from 'pg';
import { postgresAccount } from '../platform/database/embedded/account.ts';

const run = promisify(execFile);
const DEBIAN = '/usr/lib/postgresql';

/** A standby that follows a PostgreSQL by streaming. */
export interface Standby {
  /** Address of a database on it. */
  url: (name: string) => string;
  /** Runs a test while it receives changes and shows none. */
  whileBehind: (act: () => Promise<void>) => Promise<void>;
  kill: () => Promise<void>;
  start: () => Promise<void>;
}

/** A PostgreSQL of this machine's packages, of one version with its pg_dump; the product's own has no programs. */
export interface DebianPostgres {
  /** Makes an empty database of a role that may also create others, and returns its address. */
  create: (name: string) => Promise<string>;
  /** Starts a standby of it. */
  addStandby: () => Promise<Standby>;
}

const programs = (): string => {
  const [newest] = (existsSync(DEBIAN) ? readdirSync(DEBIAN) : [])
    .filter((version) => existsSync(path.join(DEBIAN, version, 'bin/initdb')))
    .toSorted((one, other) => Number(other) - Number(one));
  if (newest === undefined)
    throw new Error('Tests of backups need PostgreSQL. Run once: apt-get install -y postgresql');
  return path.join(DEBIAN, newest, 'bin');
};

/** Asks a PostgreSQL as its administrator. */
const ask = async (port: number, sql: string): Promise<number> => {
  const client = new Client({ host: '127.0.0.1', port, user: 'postgres', database: 'postgres' });
  await client.connect();
  try {
    return (await client.query(sql)).rowCount ?? 0;
  } finally {
    await client.end();
  }
};

/** Runs PostgreSQL of the machine's packages for the tests of a file. */
export const debianPostgres = (): DebianPostgres => {
  const bin = programs();
  const account = postgresAccount();
  const home = mkdtempSync(path.join(tmpdir(), 'tavolina-debian-'));
  const running = new Set<string>();
  let port = 0;

  const program = (name: string, args: readonly string[]) =>
    run(path.join(bin, name), args, { ...account, cwd: home });
  const start = async (folder: string, at: number): Promise<void> => {
    const settings = `-p ${at} -k ${home} -c listen_addresses=127.0.0.1 -c fsync=off`;
    await program('pg_ctl', ['-D', folder, '-w', '-l', `${folder}.log`, '-o', settings, 'start']);
    running.add(folder);
  };
  const stop = async (folder: string): Promise<void> => {
    running.delete(folder);
    await program('pg_ctl', ['-D', folder, '-w', '-m', 'immediate', 'stop']);
  };

  beforeAll(async () => {
    if (account) chownSync(home, account.uid, account.gid);
    const data = path.join(home, 'primary');
    await program('initdb', ['-D', data, '-U', 'postgres', '-N', '--auth=trust']);
    port = await getPort();
    await start(data, port);
  });
  afterAll(async () => {
    for (const folder of [...running].toReversed()) await stop(folder);
    await rm(home, { recursive: true, force: true });
  });

  return {
    async create(name) {
      if ((await ask(port, `SELECT FROM pg_roles WHERE rolname = 'tavolina'`)) === 0)
        await ask(port, 'CREATE ROLE tavolina LOGIN CREATEDB');
      await ask(port, `CREATE DATABASE ${name} OWNER tavolina TEMPLATE template0 LOCALE 'C.UTF-8'`);
      return `postgresql://tavolina:secret@127.0.0.1:${port}/${name}`;
    },
    async addStandby() {
      const folder = path.join(home, 'standby');
      const source = ['-h', '127.0.0.1', '-p', String(port), '-U', 'postgres'];
      await program('pg_basebackup', [...source, '-D', folder, '-R', '-X', 'stream', '-c', 'fast', '-N']);
      const own = await getPort();
      await start(folder, own);
      return {
        url: (name) => `postgresql://tavolina:secret@127.0.0.1:${own}/${name}`,
        async whileBehind(act) {
          await ask(own, 'SELECT pg_wal_replay_pause()');
          try {
            await act();
          } finally {
            await ask(own, 'SELECT pg_wal_replay_resume()');
          }
        },
        kill: () => stop(folder),
        start: () => start(folder, own),
      };
    },
  };
};
