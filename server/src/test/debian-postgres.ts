import { execFile } from 'node:child_process';
import { chownSync, existsSync, mkdirSync, mkdtempSync, readdirSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import getPort from 'get-port';
import { Client } from 'pg';
import { postgresAccount } from '../platform/database/embedded/account.ts';

const run = promisify(execFile);
const DEBIAN = '/usr/lib/postgresql';

/** A PostgreSQL of this machine's packages, of one version with its pg_dump; the product's own has no programs. */
export interface DebianPostgres {
  /** Makes an empty database of a role that may also create others, and returns its address. */
  create: (name: string) => Promise<string>;
}

const programs = (): string => {
  const [newest] = (existsSync(DEBIAN) ? readdirSync(DEBIAN) : [])
    .filter((version) => existsSync(path.join(DEBIAN, version, 'bin/initdb')))
    .toSorted((one, other) => Number(other) - Number(one));
  if (newest === undefined)
    throw new Error('Tests of backups need PostgreSQL. Run once: apt-get install -y postgresql');
  return path.join(DEBIAN, newest, 'bin');
};

/** Runs a PostgreSQL of the machine's packages for the tests of a file. */
export const debianPostgres = (): DebianPostgres => {
  const bin = programs();
  const account = postgresAccount();
  const home = mkdtempSync(path.join(tmpdir(), 'tavolina-debian-'));
  const data = path.join(home, 'data');
  let port = 0;

  beforeAll(async () => {
    mkdirSync(data);
    if (account) for (const folder of [home, data]) chownSync(folder, account.uid, account.gid);
    const options = { ...account, cwd: home };
    await run(path.join(bin, 'initdb'), ['-D', data, '-U', 'postgres', '-N', '--auth=trust'], options);
    port = await getPort();
    const settings = `-p ${port} -k ${home} -c listen_addresses=127.0.0.1 -c fsync=off`;
    const log = path.join(home, 'log');
    await run(path.join(bin, 'pg_ctl'), ['-D', data, '-w', '-l', log, '-o', settings, 'start'], options);
  });
  afterAll(async () => {
    await run(path.join(bin, 'pg_ctl'), ['-D', data, '-w', '-m', 'immediate', 'stop'], {
      ...account,
      cwd: home,
    });
    await rm(home, { recursive: true, force: true });
  });

  return {
    async create(name) {
      const client = new Client({ host: '127.0.0.1', port, user: 'postgres', database: 'postgres' });
      await client.connect();
      try {
        const { rowCount } = await client.query(`SELECT FROM pg_roles WHERE rolname = 'tavolina'`);
        if (rowCount === 0) await client.query('CREATE ROLE tavolina LOGIN CREATEDB');
        await client.query(`CREATE DATABASE ${name} OWNER tavolina TEMPLATE template0 LOCALE 'C.UTF-8'`);
      } finally {
        await client.end();
      }
      return `postgresql://tavolina:secret@127.0.0.1:${port}/${name}`;
    },
  };
};
