import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** Older migrations changed tables before zero-downtime upgrades were required. */
const BEFORE_UPGRADES = '0012';

/** Statements that break processes of the previous version. */
const HARMFUL = [
  ['drops', /\bDROP\s+(?:TABLE|COLUMN|VIEW|FUNCTION)\s+(?:IF\s+EXISTS\s+)?(\w+)/gi],
  ['renames', /\bRENAME\s+(?:COLUMN\s+|CONSTRAINT\s+)?(?:TO\s+)?(\w+)/gi],
  ['changes the type of', /\bALTER\s+(?:COLUMN\s+)?(\w+)\s+(?:SET\s+DATA\s+)?TYPE\b/gi],
  ['demands', /\bALTER\s+(?:COLUMN\s+)?(\w+)\s+(?:SET\s+NOT\s+NULL|DROP\s+DEFAULT)/gi],
  [
    'demands',
    /\bADD\s+COLUMN\s+(?:IF\s+NOT\s+EXISTS\s+)?(\w+)(?=[^,;]*\bNOT\s+NULL\b)(?![^,;]*\bDEFAULT\b)/gi,
  ],
];

/**
 * The up part of a migration, without comments.
 * @param {string} text
 */
const upPart = (text) => (text.split(/^-- Down Migration/m)[0] ?? '').replace(/--.*$/gm, '');

/**
 * Names that the previous version no longer uses, as declared in the migration.
 * @param {string} text
 */
const unusedIn = (text) =>
  new Set(Array.from(text.matchAll(/^-- Unused since (?:\w+): (\w+)/gm), ([, name]) => name));

/**
 * Reports migrations that would break processes of the previous version, because upgrades are without
 * downtime (docs/operating.md). Unused tables and columns are dropped one version later, with a line `--
 * Unused since <version>: <name>`.
 * @param {string} root absolute path of the repository
 * @returns {string[]} one line for each thing that is removed or newly required
 */
export const checkMigrations = (root) => {
  const folder = path.join(root, 'server/migrations');
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => name.endsWith('.sql') && name.slice(0, 4) > BEFORE_UPGRADES)
    .flatMap((name) => {
      const text = readFileSync(path.join(folder, name), 'utf8');
      const unused = unusedIn(text);
      return HARMFUL.flatMap(([does, pattern]) =>
        Array.from(upPart(text).matchAll(/** @type {RegExp} */ (pattern)), ([, thing]) => thing ?? '')
          .filter((thing) => !unused.has(thing))
          .map(
            (thing) =>
              `server/migrations/${name}: ${does} ${thing}, which the version before may still need.`,
          ),
      );
    });
};
