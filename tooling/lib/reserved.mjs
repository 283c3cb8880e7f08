import { readFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from './paths.mjs';

/**
 * Names that no remote may use: the server's own paths, and text namespaces that belong to no part.
 * @type {{ paths: string[], namespaces: string[] }}
 */
export const RESERVED = JSON.parse(readFileSync(path.join(ROOT, 'server/reserved.json'), 'utf8'));

/**
 * Whether a path is one of others or below it, by whole segments.
 * @param {readonly string[]} paths
 * @param {string} asked
 */
export const isUnder = (paths, asked) => paths.some((name) => asked === name || asked.startsWith(`${name}/`));
