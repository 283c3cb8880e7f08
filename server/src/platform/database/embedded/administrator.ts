import { Client } from 'pg';
import { ADMINISTRATOR, type Cluster } from './cluster.ts';

/** A connection, not yet made, as PostgreSQL's administrator. That it breaks ends nothing. */
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
