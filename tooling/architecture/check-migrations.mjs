import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** Tables of migrations up to this one were changed before any process had to run beside a newer one. */
const BEFORE_UPGRADES = '0012';

/** What a process of the version before would trip over. */
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

/** What a migration does on the way up, without its comments. @param {string} text */
const upOf = (text) => (text.split(/^-- Down Migration/m)[0] ?? '').replace(/--.*$/gm, '');

/** Things that the version before did not use any more, by the migration's own word. @param {string} text */
const unusedIn = (text) =>
  new Set(Array.from(text.matchAll(/^-- Unused since (?:\w+): (\w+)/gm), ([, name]) => name));

/**
 * Reports migrations beside which a process of the version before would fail, because upgrades are without downtime
 * (docs/operating.md). What nothing uses any more goes one version later, with a line `-- Unused since <version>: <name>`.
 * @param {string} root absolute path of the repository
 * @returns {string[]} one line for each thing that is taken away or newly demanded
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
        Array.from(upOf(text).matchAll(/** @type {RegExp} */ (pattern)), ([, thing]) => thing ?? '')
          .filter((thing) => !unused.has(thing))
          .map(
            (thing) =>
              `server/migrations/${name}: ${does} ${thing}, which the version before may still need.`,
          ),
      );
    });
};
