import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { readCitations } from './read-citations.mjs';
import { citing, RULES_FILE, rulesIn, writeRules } from './rules-document.mjs';

const MOST_SENTENCES = 3;

/**
 * Reports citations of product rules that do not exist, numbers that stand for two rules, rules that are too long or that no
 * code or no test cites, and a document whose index or links are not those that `npm run rules` writes.
 * @param {string} root absolute path of the repository
 * @returns {string[]} one line for each
 */
export const checkCitations = (root) => {
  const file = path.join(root, RULES_FILE);
  if (!existsSync(file)) return [];
  const text = readFileSync(file, 'utf8');
  const rules = rulesIn(text);
  const numbers = rules.map(({ number }) => number);
  const citations = readCitations(root);
  const doubled = numbers.filter((number, index) => numbers.indexOf(number) !== index);
  const long = rules.filter(({ sentences }) => sentences > MOST_SENTENCES);
  return [
    ...doubled.map((number) => `${RULES_FILE}: §${number} stands for two rules.`),
    ...long.map(({ number }) => `${RULES_FILE}: §${number} has more than ${MOST_SENTENCES} sentences.`),
    ...numbers
      .filter((number) => citing(citations, number, 'code').length === 0)
      .map((number) => `${RULES_FILE}: no code cites §${number}.`),
    ...numbers
      .filter((number) => citing(citations, number, 'tests').length === 0)
      .map((number) => `${RULES_FILE}: no test cites §${number}. Name it in a comment above the test.`),
    ...citations.flatMap(({ file: name, numbers: cited }) =>
      cited
        .filter((number) => !numbers.includes(number))
        .map((number) => `${name}: product.md has no §${number}.`),
    ),
    ...(writeRules(text, citations) === text ? [] : [`${RULES_FILE} is out of date. Run npm run rules.`]),
  ];
};
