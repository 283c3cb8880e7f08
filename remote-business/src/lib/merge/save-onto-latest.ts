import { hasStatus } from '@tavolina/shared-console/page/refusal.ts';

/** How often in a row somebody else may be faster before that is said. */
const MOST_MERGES = 5;

/**
 * Saves something that others may save first: what they saved is taken in, and the rest sent again onto that.
 * @param attempt saves onto what is stored as far as it is known
 * @param latest what is stored now, after a refusal
 * @param onStale takes in what somebody else saved; false where that is to be asked for first, which ends it
 * @throws what the last try was refused with
 */
export const saveOntoLatest = async <S, T>(
  base: S,
  attempt: (base: S) => Promise<T>,
  { latest, onStale }: { latest: (refusal: unknown) => Promise<S | undefined>; onStale: (now: S) => boolean },
): Promise<T> => {
  let held = base;
  for (let merges = 0; ; merges += 1) {
    try {
      return await attempt(held);
    } catch (error) {
      if (!hasStatus(error, 409) || merges === MOST_MERGES) throw error;
      // Without it the refusal is shown like any other.
      const now = await latest(error).catch(() => undefined);
      if (!now || !onStale(now)) throw error;
      held = now;
    }
  }
};
