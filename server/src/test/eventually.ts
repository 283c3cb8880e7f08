import { setTimeout as delay } from 'node:timers/promises';

const TIMEOUT_MS = 30_000;
const STEP_MS = 50;

/**
 * Waits until an expectation about work in the background holds, and returns what it does; its own failure is thrown
 * when it never does.
 */
export const eventually = async <T>(expectation: () => Promise<T>): Promise<T> => {
  const deadline = Date.now() + TIMEOUT_MS;
  for (;;) {
    try {
      return await expectation();
    } catch (error) {
      if (Date.now() > deadline) throw error;
      await delay(STEP_MS);
    }
  }
};
