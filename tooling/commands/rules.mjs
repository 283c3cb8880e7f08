import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { readCitations } from '../architecture/read-citations.mjs';
import { RULES_FILE, writeRules } from '../architecture/rules-document.mjs';
import { ROOT } from '../lib/paths.mjs';

// Writes the index of the product rules, and below each rule links to the code and the tests that cite it.
const file = path.join(ROOT, RULES_FILE);
await writeFile(file, writeRules(await readFile(file, 'utf8'), readCitations(ROOT)));
