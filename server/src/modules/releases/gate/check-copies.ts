import type { VersionFacts } from '../version-facts.ts';
import type { Candidate } from './candidate.ts';
import type { Refusal } from './refusal.ts';

/** What remotes have from the shell under names of its own: a second copy would not know what the first one does. */
const BEHIND_THE_SHELL = [
  'i18next',
  'react-i18next',
  'react-router',
  'react-router-dom',
  'scheduler',
  '@tanstack/react-query',
  '@tanstack/query-core',
];

/** Names that stand in the code of React and of nothing else, also where its files were copied elsewhere. */
const IN_REACT = [
  'react.transitional.element',
  '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE',
];

const isOf = (contained: string, name: string): boolean =>
  contained === name || contained.startsWith(`${name}/`);

/** A remote's code holds no copy of what the shell provides, however it came in (product.md §135). */
export const checkCopies = ({ facts, files }: Candidate, shell: VersionFacts | undefined): Refusal[] => {
  if (facts.name === 'shell') return [];
  if (!facts.contains) return [{ about: 'contains', reason: 'contents_unknown' }];
  const single = [...Object.keys(shell?.provides ?? { react: '' }), ...BEHIND_THE_SHELL];
  const named = facts.contains.filter((contained) => single.some((name) => isOf(contained, name)));
  const inCode = [...files].some(
    ([file, content]) => file.endsWith('.js') && IN_REACT.every((name) => content.includes(name)),
  );
  return [...new Set([...named, ...(inCode ? ['react'] : [])])].map((about) => ({
    about,
    reason: 'second_copy',
  }));
};
