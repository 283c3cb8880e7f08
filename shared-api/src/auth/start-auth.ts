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

/** Whether an error ends the session: it is invalid, or its owner no longer works for the place. */
const endsSession = ({ status, code }: ApiError): boolean =>
  status === 401 || status === 404 || code === 'not_a_member';

const requestTier = async (): Promise<void> => {
  try {
    if (authStore.getState().isAuthenticated) setTier((await getProfile()).subscription_tier);
  } catch (error) {
    if (error instanceof ApiError && endsSession(error)) expireSession();
  }
};

let isRequesting = false;

/** A sign-in in another tab brings tokens but no tier, which is stored per tab (product.md §37). */
const requestTierIfUnknown = async (): Promise<void> => {
  const { isAuthenticated, tier } = authStore.getState();
  if (isRequesting || !isAuthenticated || tier !== null) return;
  isRequesting = true;
  await requestTier();
  isRequesting = false;
};

/**
 * The start-up check: loads the stored session and requests its profile. A rejected session is deleted. If
 * the server cannot be reached, the session stays, so that a bad connection signs nobody out.
 */
export const startAuth = async (): Promise<void> => {
  followOtherTabs(() => void requestTierIfUnknown());
  loadSession();
  await requestTier();
  markChecked();
};
