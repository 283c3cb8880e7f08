import { hasStatus } from '@tavolina/shared-console/page/refusal.ts';

/** What somebody else saved first, as the refusal of a save says it; undefined for any other failure. */
export const savedFirst = <Stored>(error: unknown): Stored | undefined =>
  hasStatus(error, 409) && error.code === 'version_conflict' ? (error.current as Stored) : undefined;
