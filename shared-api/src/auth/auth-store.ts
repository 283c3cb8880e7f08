import { createStore } from 'zustand/vanilla';
import type { SubscriptionTier } from '../contract/codes/subscription-tiers.ts';
import { readSession, SESSION_KEYS, type StoredSession, writeSession, writeTier } from './auth-storage.ts';
import { placeOf } from './place-of.ts';

/** The session of the signed-in owner, shared by all parts. */
export interface AuthState extends StoredSession {
  /** Access token and user id are known, and the start-up check has not rejected them. */
  isAuthenticated: boolean;
  /** Id of the place that the session works for; null while signed out. */
  placeId: string | null;
  /** Whether it is a support view, which changes nothing (product.md §700). */
  isView: boolean;
  /** The server or another tab ended the session. Signing out in this tab leaves it false. */
  hasExpired: boolean;
  /** False until the start-up check is done. Guarded routes wait for it. */
  isChecked: boolean;
}

const SIGNED_OUT: StoredSession = { accessToken: null, refreshToken: null, userId: null, tier: null };

const withFlags = (session: StoredSession): Omit<AuthState, 'isChecked'> => ({
  ...session,
  isAuthenticated: session.accessToken !== null && session.userId !== null,
  isView: session.accessToken?.startsWith('tvv_') === true,
  placeId: placeOf(session.accessToken, session.userId),
  hasExpired: false,
});

/** On the server there is no session, and no start-up check. */
const IS_ON_SERVER = typeof window === 'undefined';

/** The only session store. Components read it through `useAuth`. */
export const authStore = createStore<AuthState>(() => ({
  ...withFlags(SIGNED_OUT),
  isChecked: IS_ON_SERVER,
}));

const update = (session: StoredSession): void => {
  writeSession(session);
  authStore.setState(withFlags(session));
};

/**
 * Loads the session from storage, for example at start or after a change in another tab. Keeps this tab's
 * tier.
 */
export const loadSession = (): void => {
  const stored = readSession();
  const { userId, placeId, tier, isAuthenticated, hasExpired } = authStore.getState();
  const known = withFlags(stored);
  const isSame = known.placeId !== null && known.placeId === placeId && known.userId === userId;
  const next = { ...known, tier: stored.tier ?? (isSame ? tier : null) };
  // Every removed key fires its own event. The first ends the session, the others must not change that.
  authStore.setState({ ...next, hasExpired: !next.isAuthenticated && (isAuthenticated || hasExpired) });
};

/** Stores the session from a login or signup. */
export const signIn = (session: {
  access_token: string;
  refresh_token: string;
  user_id: string;
  subscription_tier: SubscriptionTier;
}): void =>
  update({
    accessToken: session.access_token,
    refreshToken: session.refresh_token,
    userId: session.user_id,
    tier: session.subscription_tier,
  });

/** Switches to another place of the owner, with the token from the server. */
export const enterPlace = (entered: { access_token: string; subscription_tier: SubscriptionTier }): void => {
  const { userId, refreshToken } = authStore.getState();
  update({ userId, refreshToken, accessToken: entered.access_token, tier: entered.subscription_tier });
};

/** The place of the session, for code outside components. */
export const currentPlace = (): string | null => authStore.getState().placeId;

/** Replaces the tokens after a refresh. Without a new refresh token, the old one stays. */
export const replaceTokens = (tokens: { access_token: string; refresh_token?: string | undefined }): void => {
  const { userId, tier, refreshToken } = authStore.getState();
  const { access_token, refresh_token } = tokens;
  update({ userId, tier, accessToken: access_token, refreshToken: refresh_token ?? refreshToken });
};

/** Stores the tier from the server, for example after a profile request or an upgrade. */
export const setTier = (tier: SubscriptionTier): void => {
  writeTier(tier);
  authStore.setState({ tier });
};

/** Deletes the session in this browser, in all tabs. */
export const signOut = (): void => update(SIGNED_OUT);

/** Deletes a session that the server no longer accepts. */
export const expireSession = (): void => {
  signOut();
  authStore.setState({ hasExpired: true });
};

/** Marks the start-up check as done. */
export const markChecked = (): void => authStore.setState({ isChecked: true });

/**
 * Follows sign-in, refresh and sign-out in other tabs. Returns the function that stops it.
 * @param onChange called after each change that was loaded
 */
export const followOtherTabs = (onChange: () => void = () => undefined): (() => void) => {
  const handleStorage = (event: StorageEvent): void => {
    if (event.key !== null && !SESSION_KEYS.includes(event.key)) return;
    loadSession();
    onChange();
  };
  window.addEventListener('storage', handleStorage);
  return () => window.removeEventListener('storage', handleStorage);
};
