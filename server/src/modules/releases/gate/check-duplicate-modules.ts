import type { VersionFacts } from '../versions/version-facts.ts';
import type { Candidate } from './candidate.ts';
import { CODE_FILE } from './kinds-of-files.ts';
import type { Refusal } from './refusal.ts';

/** Modules that remotes reach only through the shell. A second copy would not share their state. */
const SHELL_PACKAGES = [
  'i18next',
  'react-i18next',
  'react-router',
  'react-router-dom',
  'scheduler',
  '@tanstack/react-query',
  '@tanstack/query-core',
];

/** Strings that occur only in React's code, to find copies under other file names. */
const REACT_STRINGS = [
  'react.transitional.element',
  '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE',
];

const isOf = (contained: string, name: string): boolean =>
  contained === name || contained.startsWith(`${name}/`);

/** A remote contains no copy of what the shell provides (product.md §135). */
export const checkDuplicateModules = (
  { facts, files }: Candidate,
  shell: VersionFacts | undefined,
): Refusal[] => {
  if (facts.name === 'shell') return [];
  if (!facts.contains) return [{ about: 'contains', reason: 'contents_unknown' }];
  const single = [...Object.keys(shell?.provides ?? { react: '' }), ...SHELL_PACKAGES];
  const named = facts.contains.filter((contained) => single.some((name) => isOf(contained, name)));
  const inCode = [...files].some(
    ([file, content]) => CODE_FILE.test(file) && REACT_STRINGS.every((name) => content.includes(name)),
  );
  return [...new Set([...named, ...(inCode ? ['react'] : [])])].map((about) => ({
    about,
    reason: 'second_copy',
  }));
};
