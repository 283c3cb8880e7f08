import type { MatchWay } from '@tavolina/shared-api/contract';
import type { UnitMeaning } from './read-meanings.ts';

/** Stems and groups of the vocabulary that answer in one way. */
interface WayAnswers {
  stems: readonly string[];
  groups: readonly string[];
}

/** All that answers a unit, by the way it does. Whoever needs every way reads it here, so that a further one is nowhere forgotten. */
export const answersByWay = ({
  unit,
  prefix,
  typo,
  partOfName,
}: UnitMeaning): Readonly<Record<MatchWay, WayAnswers>> => ({
  word: { stems: unit.stems, groups: [] },
  prefix: { stems: [...prefix.stems], groups: [...prefix.groups] },
  meaning: { stems: [], groups: unit.groups },
  typo: { stems: [...typo.stems], groups: [...typo.groups, ...(partOfName?.groups ?? [])] },
});

/** All groups of the vocabulary that answer a unit, in whatever way. */
export const answeringGroups = (meaning: UnitMeaning): string[] =>
  Object.values(answersByWay(meaning)).flatMap(({ groups }) => groups);
