import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';

/** Names of code in backticks, and the link to the file that they are said to stand in. */
const NAMES_OF_FILE =
  /((?:`[^`\n]+`(?:, | and | or |, and ))*`[^`\n]+`) (?:of|in) \[[^\]\n]*\]\(([^)\s#]+)\)/g;
const IN_BACKTICKS = /`([^`]+)`/g;
/** A name of code, not a path, a pattern or a text. */
const NAME = /^[A-Za-z_$][\w$]*$/;

const namesMissingIn = (/** @type {string} */ file, /** @type {string} */ names) => {
  if (!existsSync(file) || !statSync(file).isFile()) return [];
  const words = new Set(readFileSync(file, 'utf8').match(/[\w$]+/g));
  return [...names.matchAll(IN_BACKTICKS)].flatMap(([, name = '']) =>
    NAME.test(name) && !words.has(name) ? name : [],
  );
};

/**
 * Reports names of code that docs say stand in a file (`` `NAME` of [file](…) ``) and that do not stand there.
 * @param {string} root absolute path of the repository
 * @returns {string[]} one line for each
 */
export const checkNamesInDocs = (root) => {
  const docs = path.join(root, 'docs');
  const inDocs = existsSync(docs) ? readdirSync(docs, { recursive: true, encoding: 'utf8' }) : [];
  return inDocs
    .filter((name) => name.endsWith('.md'))
    .flatMap((name) => {
      const document = path.join(docs, name);
      return [...readFileSync(document, 'utf8').matchAll(NAMES_OF_FILE)].flatMap(
        ([, names = '', target = '']) =>
          namesMissingIn(path.join(path.dirname(document), target), names).map(
            (missing) => `docs/${name}: ${missing} does not stand in ${target}.`,
          ),
      );
    });
};
