import type { VersionFacts } from '../version-facts.ts';

/** A build with everything that the gate checks. */
export interface Candidate {
  facts: VersionFacts;
  files: ReadonlyMap<string, Buffer>;
}
