import type { VersionFacts } from '../versions/version-facts.ts';

/** A build with everything that the gate checks. */
export interface Candidate {
  facts: VersionFacts;
  files: ReadonlyMap<string, Buffer>;
}
