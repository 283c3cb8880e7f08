const running = new Map<string, string>();

/** The version of a remote that this page runs: the live one, a newer one, or the last good one. */
export const runningVersion = (name: string): string | undefined => running.get(name);

/** Stores which version of a remote this page runs. */
export const setRunningVersion = (name: string, version: string): void => {
  running.set(name, version);
};
