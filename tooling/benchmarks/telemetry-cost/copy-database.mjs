import { Client } from 'pg';

/**
 * Copies a database that nobody is connected to.
 * @param {string} url of it
 * @param {string} name of the copy
 * @returns {Promise<string>} the copy's url
 */
export const copyDatabase = async (url, name) => {
  const copy = new URL(url);
  const copied = copy.pathname.slice(1);
  copy.pathname = name;
  const admin = new URL(url);
  admin.pathname = 'postgres';
  const client = new Client({ connectionString: admin.href });
  await client.connect();
  try {
    await client.query(
      `CREATE DATABASE ${client.escapeIdentifier(name)} TEMPLATE ${client.escapeIdentifier(copied)}`,
    );
  } finally {
    await client.end();
  }
  return copy.href;
};
