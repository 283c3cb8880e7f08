import { withConnection } from '../with-connection.ts';

/** Address of a database beside another, on the same server. */
const beside = (url: string, name: string): string => {
  const other = new URL(url);
  other.pathname = `/${encodeURIComponent(name)}`;
  return other.href;
};

const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`;

/**
 * Makes an empty database beside another, and drops it after the work. What a killed run has left is dropped first.
 * @throws {Error} where the role may create none, with what to do
 */
export const withSpareDatabase = async <T>(
  url: string,
  ending: string,
  work: (spareUrl: string) => Promise<T>,
): Promise<T> => {
  const name = `${decodeURIComponent(new URL(url).pathname.slice(1))}_${ending}`;
  return withConnection(url, async (client) => {
    const { rows } = await client.query<{ may: boolean }>(
      'SELECT rolcreatedb OR rolsuper AS may FROM pg_roles WHERE rolname = current_user',
    );
    if (!rows[0]?.may)
      throw new Error(
        'The role of DATABASE_URL may create no database to restore into. As administrator: ALTER ROLE … CREATEDB.',
      );
    const drop = () => client.query(`DROP DATABASE IF EXISTS ${quoted(name)} WITH (FORCE)`);
    await drop();
    await client.query(`CREATE DATABASE ${quoted(name)} TEMPLATE template0`);
    try {
      return await work(beside(url, name));
    } finally {
      await drop();
    }
  });
};
