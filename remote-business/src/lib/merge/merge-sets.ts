import type { Sides } from './merge-choices.ts';

/** A set that two may have changed: all that either added or took away, of which nothing has to be asked. */
export const mergeSets = ({ base, mine, theirs }: Sides<readonly string[]>): string[] =>
  [...new Set([...theirs, ...mine])].filter((id) =>
    base?.includes(id) ? mine.includes(id) && theirs.includes(id) : true,
  );
