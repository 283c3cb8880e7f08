import path from 'node:path';
import { say } from '../../remote-kit/lib/progress.mjs';
import { ROOT } from '../lib/paths.mjs';
import { checkCitations } from './check-citations.mjs';
import { checkImports } from './check-imports.mjs';
import { checkLinks } from './check-links.mjs';
import { checkMigrations } from './check-migrations.mjs';
import { checkNamesInDocs } from './check-names-in-docs.mjs';
import { checkPackages } from './check-packages.mjs';
import { checkQueries } from './check-queries.mjs';
import { checkSql } from './check-sql.mjs';

/** With fewer files, the reader found nothing and every rule would pass. */
const PLAUSIBLE_MODULES = 80;

// Another folder with the same layout can be given, for example by the test of this check.
const root = path.resolve(process.argv[2] ?? ROOT);
const { modules, violations } = await checkImports(root);
const found = [
  ...violations,
  ...checkSql(root),
  ...checkQueries(root),
  ...checkCitations(root),
  ...checkLinks(root),
  ...checkNamesInDocs(root),
  ...checkMigrations(root),
  ...checkPackages(root),
];
if (modules < PLAUSIBLE_MODULES) found.push(`Only ${modules} files were read; the check itself is broken.`);

for (const line of found) say(line);
say(`Architecture: ${modules} files, ${found.length} violations`);
process.exitCode = found.length > 0 ? 1 : 0;
