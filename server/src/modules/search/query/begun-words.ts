import { GROUP_FINDER } from '../text/analyse-text.ts';
import { type Answers, NO_ANSWERS, type UnitMeaning } from './read-meanings.ts';

/** What begins with a unit, by whether it may be what the unit means. */
export interface BegunWords {
  related: Answers;
  /** What the vocabulary does not have where the unit is a whole word of it: `pieces` for pie, or the name of a place. */
  unknown: Answers;
  /** What is known as something else: `hamburger` for ham. */
  others: Answers;
}

/** Whether a group includes one that is meant or is included by it: a pizzeria is near to pizza. */
const isRelated = (group: string, meant: readonly string[]): boolean =>
  meant.some(
    (other) =>
      GROUP_FINDER.withBroader(group).includes(other) || GROUP_FINDER.withBroader(other).includes(group),
  );

/** Parts what begins with a unit. Of what is no whole word of the vocabulary nothing is something else (product.md §445). */
export const begunWords = ({ unit, prefix }: UnitMeaning): BegunWords => {
  if (unit.groups.length === 0) return { related: prefix, unknown: NO_ANSWERS, others: NO_ANSWERS };
  const kindOf = (stem: string): keyof BegunWords => {
    const meant = GROUP_FINDER.phrases([stem]).flatMap(({ groups }) => groups);
    if (meant.length === 0) return 'unknown';
    return meant.some((group) => isRelated(group, unit.groups)) ? 'related' : 'others';
  };
  const ofKind = (kind: keyof BegunWords): ReadonlySet<string> =>
    new Set([...prefix.stems].filter((stem) => kindOf(stem) === kind));
  return {
    related: { stems: ofKind('related'), groups: new Set() },
    unknown: { stems: ofKind('unknown'), groups: new Set() },
    others: { stems: ofKind('others'), groups: prefix.groups },
  };
};
