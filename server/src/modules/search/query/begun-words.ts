import { GROUP_FINDER } from '../text/analyse-text.ts';
import { type Answers, NO_ANSWERS, type UnitMeaning } from './read-meanings.ts';

/** What begins with a unit, by whether it may be what the unit means. */
export interface BegunWords {
  related: Answers;
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
  if (unit.groups.length === 0) return { related: prefix, others: NO_ANSWERS };
  const isOther = (stem: string): boolean => {
    const meant = GROUP_FINDER.phrases([stem]).flatMap(({ groups }) => groups);
    return meant.length > 0 && !meant.some((group) => isRelated(group, unit.groups));
  };
  const stems = [...prefix.stems];
  return {
    related: { stems: new Set(stems.filter((stem) => !isOther(stem))), groups: new Set() },
    others: { stems: new Set(stems.filter(isOther)), groups: prefix.groups },
  };
};
