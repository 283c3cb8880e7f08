import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { slug } from './slug.mjs';

/** The address of a Markdown link, and what stands behind its `#`. */
const LINK = /\]\(([^)\s#]*)(?:#([^)\s]*))?\)/g;
const HEADING = /^#+ (.+)$/gm;
const ANCHOR = /<a id="([^"]+)">/g;
const ELSEWHERE = /^[a-z]+:/;

/** All anchors of a document: its headings, and those it names itself. */
const anchorsOf = (/** @type {string} */ text) => [
  ...[...text.matchAll(HEADING)].map(([, heading]) => slug(heading ?? '')),
  ...[...text.matchAll(ANCHOR)].map(([, id]) => id),
];

/**
 * Reports links of README.md and docs that lead to no file or to no heading.
 * @param {string} root absolute path of the repository
 * @returns {string[]} one line for each
 */
export const checkLinks = (root) => {
  const docs = path.join(root, 'docs');
  const inDocs = existsSync(docs) ? readdirSync(docs, { recursive: true, encoding: 'utf8' }) : [];
  const files = ['README.md', ...inDocs.map((name) => path.join('docs', name))].filter(
    (name) => name.endsWith('.md') && existsSync(path.join(root, name)),
  );
  return files.flatMap((name) => {
    const text = readFileSync(path.join(root, name), 'utf8');
    return [...text.matchAll(LINK)]
      .filter(([, target = '']) => !ELSEWHERE.test(target))
      .filter(([, target = '', anchor]) => {
        const file = target === '' ? path.join(root, name) : path.join(root, path.dirname(name), target);
        if (!existsSync(file)) return true;
        return Boolean(anchor) && !anchorsOf(readFileSync(file, 'utf8')).includes(anchor ?? '');
      })
      .map(([, target, anchor]) => `${name}: ${target}${anchor ? `#${anchor}` : ''} leads nowhere.`);
  });
};
