import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';

/** Raised when an older reader would misread a backup. */
const FORMAT = 1;

const sha256 = z.string().regex(/^[\da-f]{64}$/);

const manifest = z.object({
  format: z.literal(FORMAT),
  made_at: z.iso.datetime(),
  /** Version of the server, and of the pg_dump that wrote the dump. */
  postgres: z.number().int(),
  pg_dump: z.number().int(),
  /** The migrations that made its tables. */
  migrations: z.array(z.string()),
  /** Rows by table. */
  rows: z.record(z.string(), z.number().int()),
  dump: z.object({ bytes: z.number().int(), sha256 }),
  /** Pictures as `media/…`, releases as `releases/…`, old orders as `archive/…`. */
  files: z.array(
    z.object({
      key: z.string().regex(/^(?:media|releases|archive)(?:\/(?!\.\.?(?:\/|$))[\w.-]+)+$/),
      bytes: z.number().int(),
      sha256,
    }),
  ),
  /** Files that the database names and the store had lost. */
  missing: z.array(z.string()),
});

/** What a backup says of itself: `manifest.json`, written last. */
export type Manifest = z.output<typeof manifest>;
/** One file of a backup. */
export type KeptFile = Manifest['files'][number];

/** A manifest without what its writer knows already. */
export const newManifest = (facts: Omit<Manifest, 'format'>): Manifest => ({ format: FORMAT, ...facts });

/** The dump of a backup. */
export const dumpOf = (backup: string): string => path.join(backup, 'database.dump');
/** Its manifest. */
export const manifestOf = (backup: string): string => path.join(backup, 'manifest.json');
/** Where a file of a backup stands: all backups of a folder share their files, which never change. */
export const fileOf = (backup: string, key: string): string =>
  path.join(path.dirname(path.resolve(backup)), 'files', key);

const textOf = (backup: string): Promise<string | undefined> =>
  readFile(manifestOf(backup), 'utf8').catch(() => undefined);

const parse = (text: string): Manifest | undefined => {
  try {
    return manifest.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
};

/** What a backup says of itself; undefined where it says nothing that can be read. */
export const findManifest = async (backup: string): Promise<Manifest | undefined> =>
  parse((await textOf(backup)) ?? '');

/**
 * Reads what a backup says of itself.
 * @throws {Error} when it is no backup, an unfinished or damaged one, or one of another version
 */
export const readManifest = async (backup: string): Promise<Manifest> => {
  const text = await textOf(backup);
  if (text === undefined) throw new Error(`${backup} is no finished backup: it has no manifest.json.`);
  const read = parse(text);
  if (!read)
    throw new Error(`${backup} was made by another version of Tavolina, or its manifest.json is damaged.`);
  return read;
};
