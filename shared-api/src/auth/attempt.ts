/** Does what a browser may refuse, as storage in private windows and by policies; then `fallback` is the answer. */
export const attempt = <T>(work: () => T, fallback: T): T => {
  try {
    return work();
  } catch {
    return fallback;
  }
};
