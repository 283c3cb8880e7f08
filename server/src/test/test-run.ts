import type { EmbeddedDatabase } from '../platform/database/embedded/embedded-database.ts';

/** Name of the migrated database that test files copy. */
export const TEMPLATE = 'template_tavolina';

/** What the set-up of a run hands to its tear-down. */
export interface TestRun {
  database: EmbeddedDatabase;
  dataDir: string;
  /** Folder where each test file leaves what calls answered it. */
  answers: string;
}
