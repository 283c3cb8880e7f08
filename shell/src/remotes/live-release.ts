import { currentRelease, type Release, type RemoteRelease } from '@tavolina/shared-api/runtime';

/** Longest wait for the server's word on what is live. */
const ANSWER_MS = 4_000;

let fresher: Release | undefined;

/** The remotes as this tab knows them: as the page named them, or as asked for later. */
export const liveRemotes = (): Record<string, RemoteRelease> => (fresher ?? currentRelease()).remotes;

/**
 * Asks the server which versions are live now, so that a retry also finds a version that was released after this page
 * was opened. Keeps what is known when the server does not answer.
 */
export const refreshRelease = async (): Promise<void> => {
  try {
    const response = await fetch('/release.json', {
      cache: 'no-store',
      signal: AbortSignal.timeout(ANSWER_MS),
    });
    if (response.ok) fresher = (await response.json()) as Release;
  } catch {
    // The page's own release stays in force.
  }
};
