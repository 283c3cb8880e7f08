import { execFileSync } from 'node:child_process';
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
 * A folder with all above it, without the repository's own.
 * @param {string} folder
 * @returns {string[]}
 */
const withAbove = (folder) => (folder === '.' ? [] : [folder, ...withAbove(path.dirname(folder))]);

/**
 * Files and folders of the repository, those that are not committed yet included. The disk has more, such as folders that
 * only hold what git ignores.
 * @param {string} root
 */
const ofRepository = (root) => {
  const args = ['ls-files', '-z', '--cached', '--others', '--exclude-standard'];
  const files = execFileSync('git', args, { cwd: root, encoding: 'utf8', maxBuffer: 2 ** 26 })
    .split('\0')
    .filter((file) => file !== '' && existsSync(path.join(root, file)));
  const folders = new Set(files.map((file) => path.dirname(file)));
  return { files: new Set(files), folders: new Set([...folders].flatMap(withAbove)).add('.') };
};

/**
 * Reports links of README.md and docs that lead to no file or folder of the repository, or to no heading.
 * @param {string} root absolute path of the repository
 * @returns {string[]} one line for each
 */
export const checkLinks = (root) => {
  const docs = path.join(root, 'docs');
  const inDocs = existsSync(docs) ? readdirSync(docs, { recursive: true, encoding: 'utf8' }) : [];
  const files = ['README.md', ...inDocs.map((name) => path.join('docs', name))].filter(
    (name) => name.endsWith('.md') && existsSync(path.join(root, name)),
  );
  const known = ofRepository(root);
  const leadsSomewhere = (/** @type {string} */ target, /** @type {string | undefined} */ anchor) => {
    if (!known.files.has(target)) return known.folders.has(target) && !anchor;
    return !anchor || anchorsOf(readFileSync(path.join(root, target), 'utf8')).includes(anchor);
  };
  return files.flatMap((name) => {
    const text = readFileSync(path.join(root, name), 'utf8');
    return [...text.matchAll(LINK)]
      .filter(([, target = '']) => !ELSEWHERE.test(target))
      .filter(([, target = '', anchor]) => {
        const file = target === '' ? name : path.join(path.dirname(name), target).replace(/\/$/, '');
        return !leadsSomewhere(file, anchor);
      })
      .map(([, target, anchor]) => `${name}: ${target}${anchor ? `#${anchor}` : ''} leads nowhere.`);
  });
};
