import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** A query whose rows have the type that its writer claims. */
const UNCHECKED = /\.query(?:<|\()|\bexecuteQuery\(|\bCompiledQuery\.raw\(|\bsql\.raw\(/;
/** The same of a `sql` template that is run as it is, e.g. `.execute(db(client))`; what is built runs with `.execute()`. */
const TEMPLATE = /\.execute\(\s*[^)\s]/;
/** A query that is built. */
const BUILT = /\.(?:selectFrom|selectNoFrom|insertInto|updateTable|deleteFrom)\(/;

/** Where queries are run for everybody else, or on a connection of their own. */
const PLUMBING = /^platform\/(?:database|jobs)\/|^platform\/events\/event-bus\.ts$/;

/** Who runs SQL as text, and what it is: each of them is tested on a real database. */
const TEXTS = new Set([
  // Search by spelling.
  'modules/discovery/search-words-repository.ts',
  // Statistics and reports.
  'modules/orders/stats-repository.ts',
  'modules/orders/takings-repository.ts',
  'modules/payments/ledger-repository.ts',
  'modules/releases/reports-by-shell-repository.ts',
  'modules/releases/reports-repository.ts',
  // Many orders with all their parts from one JSON.
  'demo/demo-repository.ts',
  // Savepoints.
  'sandbox/sandbox-repository.ts',
]);

/** Modules whose queries stand in repositories. */
const MODULES = /^modules\//;

/**
 * Reports queries of the server that the compiler does not check, and those outside repositories.
 * @param {string} root absolute path of the repository
 * @returns {string[]} one line for each file
 */
export const checkQueries = (root) => {
  const folder = path.join(root, 'server/src');
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.ts') && !entry.name.endsWith('.test.ts'))
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .filter((name) => !name.startsWith('test/') && !PLUMBING.test(name))
    .flatMap((name) => {
      const text = readFileSync(path.join(folder, name), 'utf8');
      const file = `server/src/${name}`;
      if (UNCHECKED.test(text) || (TEMPLATE.test(text) && !TEXTS.has(name)))
        return [
          `${file}: runs SQL as text. Build the query with \`db\`, or name the file in check-queries.mjs.`,
        ];
      if (BUILT.test(text) && MODULES.test(name) && !name.endsWith('-repository.ts'))
        return [`${file}: queries stand only in *-repository.ts.`];
      return [];
    });
};
