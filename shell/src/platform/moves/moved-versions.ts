import type { ReleaseMove } from '@tavolina/shared-api/contract';

/** The versions before and after a move. For the start of a canary, only the canary. */
export const movedVersions = ({ version, replaced }: ReleaseMove): string =>
  replaced === null ? version : `${replaced} → ${version}`;
