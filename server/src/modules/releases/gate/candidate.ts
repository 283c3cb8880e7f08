import type { VersionFacts } from '../version-facts.ts';

/** A build with everything the gate looks at. */
export interface Candidate {
  facts: VersionFacts;
  files: ReadonlyMap<string, Buffer>;
}
