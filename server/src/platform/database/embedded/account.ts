import { readFileSync } from 'node:fs';

/** The operating-system account that runs PostgreSQL. */
export interface Account {
  uid: number;
  gid: number;
}

/**
 * PostgreSQL refuses to run as root. These accounts exist on Debian; `postgres` only where its packages are
 * installed.
 */
const CANDIDATES = ['postgres', 'nobody'];

/** Finds an account in the format of `/etc/passwd`. */
export const findAccount = (passwd: string): Account | undefined => {
  const entries = passwd.split('\n').map((line) => line.split(':'));
  for (const name of CANDIDATES) {
    const entry = entries.find(([candidate]) => candidate === name);
    if (entry) return { uid: Number(entry[2]), gid: Number(entry[3]) };
  }
  return undefined;
};

/**
 * The account to switch to, or undefined when this process may run PostgreSQL itself.
 * @throws {Error} as root on a machine without a suitable account
 */
export const postgresAccount = (): Account | undefined => {
  if (process.getuid?.() !== 0) return undefined;
  const account = findAccount(readFileSync('/etc/passwd', 'utf8'));
  if (!account) {
    throw new Error(
      `PostgreSQL does not run as root, and none of the accounts ${CANDIDATES.join(', ')} exists. Start Tavolina as an ordinary user or set DATABASE_URL.`,
    );
  }
  return account;
};
