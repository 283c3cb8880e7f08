import path from 'node:path';
import { z } from 'zod';
import { ConfigError } from '../config/config-error.ts';

/** A bucket of any service that speaks Amazon's S3 protocol. */
export interface BucketSettings {
  kind: 'bucket';
  bucket: string;
  region: string;
  /** Address of the service; Amazon's own when left out. */
  endpoint: string | undefined;
  accessKeyId: string;
  secretAccessKey: string;
}

/** A folder on this machine, enough for one server. */
export interface DirectorySettings {
  kind: 'directory';
  /** Absolute path. */
  folder: string;
}

/** Where images and releases are kept. */
export type ObjectStoreSettings = BucketSettings | DirectorySettings;

/** Environment variables about a bucket. */
export const bucketEnvironment = {
  S3_BUCKET: z.string().optional(),
  S3_REGION: z.string().optional(),
  S3_ENDPOINT: z.url({ protocol: /^https?$/ }).optional(),
  S3_ACCESS_KEY_ID: z.string().optional(),
  S3_SECRET_ACCESS_KEY: z.string().optional(),
};

type BucketEnvironment = z.output<z.ZodObject<typeof bucketEnvironment>>;

const NEEDED = ['S3_BUCKET', 'S3_REGION', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const;

/**
 * Reads the settings of the store: a bucket if one is set, else the data folder.
 * @throws {ConfigError} when the settings of a bucket are incomplete
 */
export const readObjectStoreSettings = (env: BucketEnvironment, dataDir: string): ObjectStoreSettings => {
  const missing = NEEDED.filter((key) => !env[key]);
  if (missing.length === NEEDED.length && !env.S3_ENDPOINT)
    return { kind: 'directory', folder: path.join(dataDir, 'media') };
  const { S3_BUCKET, S3_REGION, S3_ENDPOINT, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY } = env;
  if (!S3_BUCKET || !S3_REGION || !S3_ACCESS_KEY_ID || !S3_SECRET_ACCESS_KEY)
    throw new ConfigError(
      `A bucket for images and releases needs all of ${NEEDED.join(', ')}; missing: ${missing.join(', ')}.`,
    );
  return {
    kind: 'bucket',
    bucket: S3_BUCKET,
    region: S3_REGION,
    endpoint: S3_ENDPOINT,
    accessKeyId: S3_ACCESS_KEY_ID,
    secretAccessKey: S3_SECRET_ACCESS_KEY,
  };
};
