import { Client } from 'pg';
import { ADMINISTRATOR, type Cluster } from './cluster.ts';

/** An unopened connection as PostgreSQL's administrator. Its errors do not end the process. */
export const administrator = ({ password }: Cluster, port: number): Client => {
  const client = new Client({
    host: '127.0.0.1',
    port,
    user: ADMINISTRATOR,
    password,
    database: 'postgres',
  });
  client.on('error', () => undefined);
  return client;
};
