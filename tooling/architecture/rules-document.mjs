import { slug } from './slug.mjs';

/** @typedef {import('./read-citations.mjs').CitingFile} CitingFile */
/** @typedef {import('./read-citations.mjs').Side} Side */

/** The product rules, seen from the repository. */
export const RULES_FILE = 'docs/product.md';

const RULE = /^- \*\*§(\d+)\*\* (.*)$/;
const LINKS = /^ {2}(Code|Tests): /;
const HEADING = /^## (.+)$/;
const INDEX = 'Index';
const SENTENCE_END = /[.!?](?= [A-Z`]|$)/g;

/**
 * The files of one side that cite a rule.
 * @param {CitingFile[]} citations
 * @param {string} rule its number
 * @param {Side} side
 */
export const citing = (citations, rule, side) =>
  citations.filter((cited) => cited.side === side && cited.numbers.includes(rule)).map(({ file }) => file);

/** Every rule of the document, in its order. */
export const rulesIn = (/** @type {string} */ text) =>
  text.split('\n').flatMap((line) => {
    const [, number, sentences = ''] = RULE.exec(line) ?? [];
    return number === undefined ? [] : [{ number, sentences: [...sentences.matchAll(SENTENCE_END)].length }];
  });

const linkLine = (/** @type {CitingFile[]} */ citations, /** @type {string} */ rule) => {
  const links = (/** @type {string} */ word, /** @type {Side} */ side) => {
    const files = citing(citations, rule, side);
    const named = files.map((file) => `[${file.split('/').at(-1)}](../${file})`);
    return files.length > 0 ? [`${word}: ${named.join(', ')}`] : [];
  };
  const line = [...links('Code', 'code'), ...links('Tests', 'tests')].join(' · ');
  return line === '' ? [] : [`  ${line}`];
};

/** A line for each subject, with the rules below it. */
const indexOf = (/** @type {string[]} */ lines) => {
  /** @type {{ heading: string, rules: string[] }[]} */
  const subjects = [];
  for (const line of lines) {
    const heading = HEADING.exec(line)?.[1];
    if (heading !== undefined && heading !== INDEX) subjects.push({ heading, rules: [] });
    const rule = RULE.exec(line)?.[1];
    if (rule !== undefined) subjects.at(-1)?.rules.push(`§${rule}`);
  }
  return subjects.map(({ heading, rules }) => `- [${heading}](#${slug(heading)}): ${rules.join(', ')}`);
};

/**
 * The document with its index, and below each rule links to the code and the tests that cite it.
 * @param {string} text as it stands
 * @param {CitingFile[]} citations
 */
export const writeRules = (text, citations) => {
  const lines = text.split('\n').filter((line) => !LINKS.test(line));
  const start = lines.indexOf(`## ${INDEX}`);
  const end = lines.findIndex((line, index) => index > start && HEADING.test(line));
  const isIndexed = start >= 0 && end >= 0;
  const body = isIndexed ? lines.slice(end) : lines;
  const head = isIndexed ? [...lines.slice(0, start + 1), '', ...indexOf(body), ''] : [];
  return [
    ...head,
    ...body.flatMap((line) => {
      const rule = RULE.exec(line)?.[1];
      return rule === undefined ? [line] : [line, ...linkLine(citations, rule)];
    }),
  ].join('\n');
};
