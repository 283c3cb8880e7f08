import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** A query whose row type is only asserted. */
const UNCHECKED = /\.query(?:<|\()|\bexecuteQuery\(|\bCompiledQuery\.raw\(|\bsql\.raw\(/;
/**
 * The same for a `sql` template that is executed directly, for example `.execute(db(client))`; built
 * queries run with `.execute()`.
 */
const TEMPLATE = /\.execute\(\s*[^)\s]/;
/** A query made with the query builder. */
const BUILT = /\.(?:selectFrom|selectNoFrom|insertInto|updateTable|deleteFrom)\(/;

/** Code that runs queries for all others, or on its own connection. */
const INFRASTRUCTURE = /^platform\/(?:database|jobs)\/|^platform\/events\/event-bus\.ts$/;

/** Files that run SQL as text, with the reason. Each is tested on a real database. */
const TEXTS = new Set([
  // Search by spelling.
  'modules/discovery/postgres/count-repository.ts',
  'modules/discovery/postgres/documents-sql-repository.ts',
  'modules/discovery/postgres/found-menus-repository.ts',
  'modules/discovery/postgres/found-places-repository.ts',
  'modules/discovery/postgres/list-pages-repository.ts',
  'modules/discovery/postgres/suggestions-repository.ts',
  'modules/discovery/postgres/tiers-repository.ts',
  'modules/search/documents/search-documents-repository.ts',
  'modules/search/documents/unused-words-repository.ts',
  'modules/discovery/postgres/word-lookup-repository.ts',
  // Statistics and reports.
  'modules/orders/figures/popular-repository.ts',
  'modules/orders/figures/preparation-repository.ts',
  'modules/orders/figures/recent-orders-repository.ts',
  'modules/orders/figures/stats-repository.ts',
  'modules/orders/figures/stats-times-repository.ts',
  'modules/payments/ledger-repository.ts',
  'modules/releases/browser-errors/browser-errors-repository.ts',
  'modules/releases/reports/reports-by-shell-repository.ts',
  'modules/releases/reports/reports-repository.ts',
  // Counts that move in one statement.
  'modules/stock/stock-counts-repository.ts',
  'modules/stock/taken-stock-repository.ts',
  // What no type describes: the queue, partitions, and JSON of test payments.
  'modules/operators/failures-repository.ts',
  'modules/order-archive/archived-orders-repository.ts',
  'modules/order-archive/months-repository.ts',
  'modules/orders/figures/order-days-repository.ts',
  'modules/orders/months/order-months-repository.ts',
  'modules/personal-data/hidden-places-repository.ts',
  // Inserts many orders with all their parts from one JSON.
  'demo/demo-repository.ts',
  // Savepoints.
  'sandbox/sandbox-repository.ts',
]);

/** Folders whose queries must be in repositories. */
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
    .filter((name) => !name.startsWith('test/') && !INFRASTRUCTURE.test(name))
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
