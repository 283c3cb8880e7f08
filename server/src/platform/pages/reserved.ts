import { readFileSync } from 'node:fs';
import path from 'node:path';

interface Reserved {
  /** First segments of paths that the server answers itself, e.g. `/api`. */
  paths: readonly string[];
  /** Names of texts that belong to no part. */
  namespaces: readonly string[];
}

/** A file of its own, because the tools that make and develop remotes read it too. */
const { paths, namespaces } = JSON.parse(
  readFileSync(path.resolve(import.meta.dirname, '../../../reserved.json'), 'utf8'),
) as Reserved;

/** Whether a path may be a page; the others are the server's own. */
export const isPagePath = (asked: string): boolean =>
  !paths.some((own) => asked === own || asked.startsWith(`${own}/`));

/** Whether no part may speak its texts under a name. */
export const isReservedNamespace = (namespace: string): boolean => namespaces.includes(namespace);
