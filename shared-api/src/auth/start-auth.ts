import { ApiError } from '../client/api-error.ts';
import { getProfile } from '../client/identity.ts';
import {
  authStore,
  expireSession,
  followOtherTabs,
  loadSession,
  markChecked,
  setTier,
} from './auth-store.ts';

/** Whether a refusal ends the session here: nobody is signed in any more, or its owner no longer works for its place. */
const endsSession = ({ status, code }: ApiError): boolean =>
  status === 401 || status === 404 || code === 'not_a_member';

const askForTier = async (): Promise<void> => {
  try {
    if (authStore.getState().isAuthenticated) setTier((await getProfile()).subscription_tier);
  } catch (error) {
    if (error instanceof ApiError && endsSession(error)) expireSession();
  }
};

let isAsking = false;

/** Another tab's sign-in brings tokens but no tier: that is kept by tab (product.md §37). */
const askWhenUnknown = async (): Promise<void> => {
  const { isAuthenticated, tier } = authStore.getState();
  if (isAsking || !isAuthenticated || tier !== null) return;
  isAsking = true;
  await askForTier();
  isAsking = false;
};

/**
 * The start-up check: takes over the stored session and asks the server for the profile behind it. A refused session is
 * forgotten; when the server cannot be reached the session is kept, so that a bad connection signs nobody out.
 */
export const startAuth = async (): Promise<void> => {
  followOtherTabs(() => void askWhenUnknown());
  loadSession();
  await askForTier();
  markChecked();
};
