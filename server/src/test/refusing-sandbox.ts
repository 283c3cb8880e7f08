import type { TestServer } from './test-server.ts';

/** Lets the sandbox fail whenever a thing of it would change, while it still answers how that stands, until the end of an act. */
export const whileRefusing = async <T>(
  { database }: TestServer,
  ref: string,
  act: () => Promise<T>,
): Promise<T> => {
  await database.query(
    `CREATE FUNCTION sandbox.refuse() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE 'refused'; END $$;
     CREATE TRIGGER refuse BEFORE UPDATE ON sandbox.objects FOR EACH ROW WHEN (OLD.id = '${ref}')
       EXECUTE FUNCTION sandbox.refuse()`,
  );
  try {
    return await act();
  } finally {
    await database.query('DROP FUNCTION sandbox.refuse CASCADE');
  }
};

/** Does something while the sandbox does not answer at all. */
export const whileAway = async <T>({ database }: TestServer, act: () => Promise<T>): Promise<T> => {
  await database.query('ALTER SCHEMA sandbox RENAME TO away');
  try {
    return await act();
  } finally {
    await database.query('ALTER SCHEMA away RENAME TO sandbox');
  }
};
