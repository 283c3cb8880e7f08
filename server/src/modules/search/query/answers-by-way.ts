import type { MatchWay } from '@tavolina/shared-api/contract';
import type { ExpandedTerm } from './expand-terms.ts';

/** Stems and groups of the vocabulary that answer in one way. */
interface WayAnswers {
  stems: readonly string[];
  groups: readonly string[];
}

/** All that answers a query term, by the way it does. Whoever needs every way reads it here, so that a further one is nowhere forgotten. */
export const answersByWay = ({
  queryTerm,
  prefix,
  typo,
  correctedName,
}: ExpandedTerm): Readonly<Record<MatchWay, WayAnswers>> => ({
  word: { stems: queryTerm.stems, groups: [] },
  prefix: { stems: [...prefix.stems], groups: [...prefix.groups] },
  meaning: { stems: [], groups: queryTerm.groups },
  typo: { stems: [...typo.stems], groups: [...typo.groups, ...(correctedName?.groups ?? [])] },
});

/** All groups of the vocabulary that answer a query term, in whatever way. */
export const answeringGroups = (expanded: ExpandedTerm): string[] =>
  Object.values(answersByWay(expanded)).flatMap(({ groups }) => groups);
