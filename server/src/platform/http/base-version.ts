/** Matches no version: the caller sent something that is not a version. */
const NONE = -1;

/**
 * The version that a change is based on, from `If-Match` or else the body. Undefined when the caller
 * accepts any.
 */
export const baseVersion = (ifMatch: string | undefined, inBody: number | undefined): number | undefined => {
  if (ifMatch === undefined) return inBody;
  if (ifMatch.trim() === '*') return undefined;
  const version = /^(?:W\/)?"?(\d{1,9})"?$/.exec(ifMatch.trim())?.[1];
  return version === undefined ? NONE : Number(version);
};
