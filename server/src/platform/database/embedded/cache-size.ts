import { readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import type { Cluster } from './cluster.ts';

const MB = 1_048_576;
/** The cache in MB: enough for the demo, and what PostgreSQL's own default is. */
const CACHE_MB = { least: 12, most: 128 };
/** The cache holds this part of the data. */
const PART = 16;

/** Bytes of all tables and indexes of a cluster. A file that is deleted meanwhile counts as none. */
const bytesOf = ({ data }: Cluster): number =>
  readdirSync(path.join(data, 'base'), { recursive: true, encoding: 'utf8' })
    .map((file) => statSync(path.join(data, 'base', file), { throwIfNoEntry: false }))
    .reduce((sum, file) => sum + (file?.isFile() ? file.size : 0), 0);

/**
 * PostgreSQL's cache (`shared_buffers`), in MB, for the data that a cluster has now (product.md §144): 12 up to 192 MB of data,
 * 128 from 2 GB on.
 */
export const cacheSize = (cluster: Cluster): number =>
  Math.min(Math.max(Math.round(bytesOf(cluster) / PART / MB), CACHE_MB.least), CACHE_MB.most);
