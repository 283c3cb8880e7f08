import { readFileSync } from 'node:fs';
import path from 'node:path';
import { SERVER_FOLDER } from '../server-folder.ts';

interface Reserved {
  /** First path segments that the server answers itself, for example `/api`. */
  paths: readonly string[];
  /** Text namespaces that belong to no part. */
  namespaces: readonly string[];
}

/** A separate file, because the tools that scaffold and develop remotes read it too. */
const { paths, namespaces } = JSON.parse(
  readFileSync(path.join(SERVER_FOLDER, 'reserved.json'), 'utf8'),
) as Reserved;

/** Whether a path can be a page, and not one of the server's own. */
export const isPagePath = (asked: string): boolean =>
  !paths.some((own) => asked === own || asked.startsWith(`${own}/`));

/** Whether no part may use a text namespace. */
export const isReservedNamespace = (namespace: string): boolean => namespaces.includes(namespace);
