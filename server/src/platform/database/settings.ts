import { z } from 'zod';
import { ConfigError } from '../config/config-error.ts';

const address = z.url({ protocol: /^postgres(ql)?$/ }).optional();

/** Variables of the environment that name an external PostgreSQL. */
export const databaseEnvironment = {
  DATABASE_URL: address,
  DATABASE_POOL_URL: address,
  DATABASE_READ_URL: address,
};

/** Addresses of an external PostgreSQL, used instead of the embedded one. */
export interface DatabaseSettings {
  databaseUrl: string | undefined;
  /** A pooler of transactions before it, for requests (decision 0090). */
  databasePoolUrl: string | undefined;
  /** A standby of it, from which public pages are read (decision 0090). */
  databaseReadUrl: string | undefined;
}

/** @throws {ConfigError} where a pooler or a standby has no database */
export const readDatabaseSettings = (
  values: z.infer<z.ZodObject<typeof databaseEnvironment>>,
): DatabaseSettings => {
  const { DATABASE_URL: databaseUrl, DATABASE_POOL_URL: pool, DATABASE_READ_URL: read } = values;
  if (databaseUrl === undefined && (pool ?? read) !== undefined)
    throw new ConfigError('DATABASE_POOL_URL and DATABASE_READ_URL need DATABASE_URL.');
  return { databaseUrl, databasePoolUrl: pool, databaseReadUrl: read };
};
