import type { EventBus } from './event-bus.ts';

/** How often a process checks whether it missed an event, in ms. */
const CHECK_MS = 1_000;

/** Something in the memory of this process that follows what is stored. */
export interface KeptCurrent {
  /** Reads it again. On failure, what is in memory stays, and the next check tries again. */
  refresh: () => Promise<void>;
  stop: () => void;
}

/**
 * Reads something again whenever its topic is announced, and when an announcement may have been missed. What is
 * announced during a reading is read after it.
 * @param read brings the memory up to date
 * @param isIncomplete whether it has to be read again for another reason
 */
export const keepCurrent = (
  events: EventBus,
  topic: string,
  read: () => Promise<void>,
  isIncomplete: () => boolean = () => false,
): KeptCurrent => {
  let connection: number | undefined;
  let reading: Promise<void> | undefined;
  let isStale = false;

  const refresh = (): Promise<void> => {
    isStale = true;
    reading ??= (async () => {
      try {
        while (isStale) {
          isStale = false;
          connection = events.connection();
          await read();
        }
      } catch (error) {
        connection = undefined;
        throw error;
      } finally {
        reading = undefined;
      }
    })();
    return reading;
  };

  const refreshQuietly = (): void => void refresh().catch(() => undefined);
  const isUncertain = (): boolean =>
    events.connection() === undefined || events.connection() !== connection || isIncomplete();
  const timer = setInterval(() => {
    if (isUncertain()) refreshQuietly();
  }, CHECK_MS);
  timer.unref();
  const unsubscribe = events.subscribe(topic, refreshQuietly);
  return {
    refresh,
    stop() {
      clearInterval(timer);
      unsubscribe();
    },
  };
};
