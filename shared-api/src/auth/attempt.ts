/**
 * Runs work that a browser may forbid, for example storage in private windows. Returns `fallback` if it
 * throws.
 */
export const attempt = <T>(work: () => T, fallback: T): T => {
  try {
    return work();
  } catch {
    return fallback;
  }
};
