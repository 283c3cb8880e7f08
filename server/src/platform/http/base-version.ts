/** Matches no version: the save is based on something that is no version of the thing. */
const NONE = -1;

/** The version a change is based on, from `If-Match` or else from the body; nothing when it is based on whatever is there. */
export const baseVersion = (ifMatch: string | undefined, inBody: number | undefined): number | undefined => {
  if (ifMatch === undefined) return inBody;
  if (ifMatch.trim() === '*') return undefined;
  const version = /^(?:W\/)?"?(\d{1,9})"?$/.exec(ifMatch.trim())?.[1];
  return version === undefined ? NONE : Number(version);
};
