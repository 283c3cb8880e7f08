import type { LivePart } from '../../../platform/pages/release-source.ts';
import type { VersionFacts } from '../versions/version-facts.ts';
import type { DescribedChannel } from './channels-repository.ts';

/** A part with its live versions. */
export interface LiveChannel extends DescribedChannel {
  stablePart: LivePart | undefined;
  lastGoodPart: LivePart | undefined;
  canaryPart: LivePart | undefined;
}

/** A version that visitors may get, with what was published of it and what could be read. */
export interface OfferedVersion {
  version: string;
  role: 'stable' | 'canary' | 'last_good';
  facts: VersionFacts;
  /** Undefined when its files cannot be read, or are not those that were published. */
  live: LivePart | undefined;
}

/** The versions of a channel that visitors may get. */
export const offeredOf = ({
  stable,
  stable_facts,
  stablePart,
  canary,
  canary_facts,
  canaryPart,
  last_good,
  last_good_facts,
  lastGoodPart,
}: LiveChannel): OfferedVersion[] => [
  { version: stable, role: 'stable', facts: stable_facts, live: stablePart },
  ...(canary !== null && canary_facts
    ? [{ version: canary, role: 'canary' as const, facts: canary_facts, live: canaryPart }]
    : []),
  ...(last_good !== null && last_good_facts
    ? [{ version: last_good, role: 'last_good' as const, facts: last_good_facts, live: lastGoodPart }]
    : []),
];
