import { integrityOf, isTwin } from '../versions/file-integrity.ts';
import { foldersOf } from '../versions/folders-of.ts';
import type { VersionFacts } from '../versions/version-facts.ts';
import type { Candidate } from './candidate.ts';
import type { Refusal } from './refusal.ts';

const checkDeclared = ({ facts, files }: Candidate): Refusal[] =>
  Object.entries(facts.files).flatMap(([about, { integrity }]): Refusal[] => {
    const content = files.get(about);
    if (!content) return [{ about, reason: 'file_missing' }];
    return integrityOf(content) === integrity ? [] : [{ about, reason: 'hash_differs' }];
  });

/** All files that a page may load. Only the shell has neither entry nor manifest. */
const neededOf = ({
  name,
  entry,
  manifest,
  js,
  css,
  draws = [],
  pages = {},
  ownPages = { js: [], css: [] },
}: VersionFacts): string[] => [
  ...(name === 'shell' ? [] : [entry ?? 'entry', manifest ?? 'manifest']),
  ...draws,
  ...[{ js, css }, ownPages, ...Object.values(pages)].flatMap((page) => [...page.js, ...page.css]),
];

const checkNeeded = ({ facts }: Candidate): Refusal[] =>
  [...new Set(neededOf(facts))]
    .filter((file) => !Object.hasOwn(facts.files, file))
    .map((about) => ({ about, reason: 'file_missing' }));

const checkOthers = ({ facts, files }: Candidate): Refusal[] =>
  [...files].flatMap(([about, content]): Refusal[] => {
    if (about === 'platform.json' || Object.hasOwn(facts.files, about)) return [];
    const plain = about.endsWith('.br') ? files.get(about.slice(0, -3)) : undefined;
    if (!plain) return [{ about, reason: 'file_undeclared' }];
    return isTwin(content, plain) ? [] : [{ about, reason: 'twin_differs' }];
  });

/** No name is both a file and a folder, which a disk could not store. */
const checkNames = ({ files }: Candidate): Refusal[] =>
  [...new Set([...files.keys()].flatMap(foldersOf))]
    .filter((folder) => files.has(folder))
    .map((about) => ({ about, reason: 'file_and_folder' }));

/** Every declared file exists with its hash, and there are no others except compressed copies. */
export const checkFiles = (candidate: Candidate): Refusal[] => [
  ...checkDeclared(candidate),
  ...checkNeeded(candidate),
  ...checkOthers(candidate),
  ...checkNames(candidate),
];
