import { GROUP_FINDER } from '../text/analyse-text.ts';
import { type Answers, type ExpandedTerm, NO_ANSWERS } from './expand-terms.ts';

/** What begins with a query term, by whether it may be what the query term means. */
export interface BegunWords {
  related: Answers;
  /** What the vocabulary does not have where the query term is a whole word of it: `pieces` for pie, or the name of a place. */
  unknown: Answers;
  /** What is known as something else: `hamburger` for ham. */
  unrelated: Answers;
}

/** Whether a group includes one that is meant or is included by it: a pizzeria is near to pizza. */
const isRelated = (group: string, meant: readonly string[]): boolean =>
  meant.some(
    (other) =>
      GROUP_FINDER.withBroader(group).includes(other) || GROUP_FINDER.withBroader(other).includes(group),
  );

/** Sorts what begins with a query term by whether the term may mean it. One that is no whole word of the vocabulary may mean all of it (product.md §445). */
export const begunWords = ({ queryTerm, prefix }: ExpandedTerm): BegunWords => {
  if (queryTerm.groups.length === 0) return { related: prefix, unknown: NO_ANSWERS, unrelated: NO_ANSWERS };
  const kindOf = (stem: string): keyof BegunWords => {
    const meant = GROUP_FINDER.phrases([stem]).flatMap(({ groups }) => groups);
    if (meant.length === 0) return 'unknown';
    return meant.some((group) => isRelated(group, queryTerm.groups)) ? 'related' : 'unrelated';
  };
  const ofKind = (kind: keyof BegunWords): ReadonlySet<string> =>
    new Set([...prefix.stems].filter((stem) => kindOf(stem) === kind));
  return {
    related: { stems: ofKind('related'), groups: new Set() },
    unknown: { stems: ofKind('unknown'), groups: new Set() },
    unrelated: { stems: ofKind('unrelated'), groups: prefix.groups },
  };
};
