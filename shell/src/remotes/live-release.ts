import { currentRelease, type Release, type RemoteRelease } from '@tavolina/shared-api/runtime';

/** Timeout of the request for the live versions, in ms. */
const ANSWER_MS = 4_000;

let fresher: Release | undefined;

/** The remotes known to this tab: from the document, or from a later request. */
export const liveRemotes = (): Record<string, RemoteRelease> => (fresher ?? currentRelease()).remotes;

/**
 * Requests the live versions, so that a retry finds versions released after this page was opened. On
 * failure, nothing changes.
 */
export const refreshRelease = async (): Promise<void> => {
  try {
    const response = await fetch('/release.json', {
      cache: 'no-store',
      signal: AbortSignal.timeout(ANSWER_MS),
    });
    if (response.ok) fresher = (await response.json()) as Release;
  } catch {
    // The document's release stays in use.
  }
};
