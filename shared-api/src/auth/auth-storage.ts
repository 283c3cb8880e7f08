import { SUBSCRIPTION_TIERS, type SubscriptionTier } from '../contract/codes/subscription-tiers.ts';
import { attempt } from './attempt.ts';

/** The stored session. The tier is stored per tab. */
export interface StoredSession {
  accessToken: string | null;
  refreshToken: string | null;
  userId: string | null;
  tier: SubscriptionTier | null;
}

const LOCAL_KEYS = { accessToken: 'access_token', refreshToken: 'refresh_token', userId: 'user_id' } as const;
const TIER_KEY = 'subscription_tier';

/** Keys of local storage that belong to the session. Other tabs watch them. */
export const SESSION_KEYS: readonly string[] = Object.values(LOCAL_KEYS);

const put = (storage: Storage, key: string, value: string | null): void => {
  if (value === null) storage.removeItem(key);
  else storage.setItem(key, value);
};

/** Reads the stored session. Missing or forbidden values are null. */
export const readSession = (): StoredSession => {
  const tier = attempt(() => sessionStorage.getItem(TIER_KEY), null);
  return {
    accessToken: attempt(() => localStorage.getItem(LOCAL_KEYS.accessToken), null),
    refreshToken: attempt(() => localStorage.getItem(LOCAL_KEYS.refreshToken), null),
    userId: attempt(() => localStorage.getItem(LOCAL_KEYS.userId), null),
    tier: SUBSCRIPTION_TIERS.find((known) => known === tier) ?? null,
  };
};

/** Writes only the tier, because another tab may have renewed the tokens meanwhile. */
export const writeTier = (tier: SubscriptionTier): void =>
  attempt(() => put(sessionStorage, TIER_KEY, tier), undefined);

/**
 * Writes the session and removes null values. If storage is forbidden, the session lives in memory only.
 */
export const writeSession = (session: StoredSession): void =>
  attempt(() => {
    put(localStorage, LOCAL_KEYS.accessToken, session.accessToken);
    put(localStorage, LOCAL_KEYS.refreshToken, session.refreshToken);
    put(localStorage, LOCAL_KEYS.userId, session.userId);
    put(sessionStorage, TIER_KEY, session.tier);
  }, undefined);
