import { createStore } from 'zustand/vanilla';
import type { SubscriptionTier } from '../contract/codes/subscription-tiers.ts';
import { readSession, SESSION_KEYS, type StoredSession, writeSession, writeTier } from './auth-storage.ts';
import { placeOf } from './place-of.ts';

/** The signed-in owner, as every part of the platform sees it. */
export interface AuthState extends StoredSession {
  /** Both an access token and a user id are known, and the start-up check has not refused them. */
  isAuthenticated: boolean;
  /** Id of the place that the session works for; null while nobody is signed in. */
  placeId: string | null;
  /** The server or another tab has ended the session; a sign-out by the owner in this tab leaves it false. */
  hasExpired: boolean;
  /** False until the start-up check is done; guarded routes wait for it. */
  isChecked: boolean;
}

const SIGNED_OUT: StoredSession = { accessToken: null, refreshToken: null, userId: null, tier: null };

const withFlags = (session: StoredSession): Omit<AuthState, 'isChecked'> => ({
  ...session,
  isAuthenticated: session.accessToken !== null && session.userId !== null,
  placeId: placeOf(session.accessToken, session.userId),
  hasExpired: false,
});

/** Where pages are drawn without a browser there is no session, and nothing to wait for. */
const IS_ON_SERVER = typeof window === 'undefined';

/** The one store of the session. Components read it through `useAuth`. */
export const authStore = createStore<AuthState>(() => ({
  ...withFlags(SIGNED_OUT),
  isChecked: IS_ON_SERVER,
}));

const update = (session: StoredSession): void => {
  writeSession(session);
  authStore.setState(withFlags(session));
};

/** Takes over what storage holds, e.g. at start or when another tab changed it. Keeps the tier this tab knows. */
export const loadSession = (): void => {
  const stored = readSession();
  const { userId, placeId, tier, isAuthenticated, hasExpired } = authStore.getState();
  const known = withFlags(stored);
  const isSame = known.placeId !== null && known.placeId === placeId && known.userId === userId;
  const next = { ...known, tier: stored.tier ?? (isSame ? tier : null) };
  // Each key that the other tab removes is told by itself: the first ends the session, and the rest leave that so.
  authStore.setState({ ...next, hasExpired: !next.isAuthenticated && (isAuthenticated || hasExpired) });
};

/** Stores the session that login or signup answered. */
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

/** Goes on for another place of the owner, by the token that the server gave for it. */
export const enterPlace = (entered: { access_token: string; subscription_tier: SubscriptionTier }): void => {
  const { userId, refreshToken } = authStore.getState();
  update({ userId, refreshToken, accessToken: entered.access_token, tier: entered.subscription_tier });
};

/** The place that the session works for, outside of components. */
export const currentPlace = (): string | null => authStore.getState().placeId;

/** Replaces the tokens after a refresh; a missing refresh token keeps the old one. */
export const replaceTokens = (tokens: { access_token: string; refresh_token?: string | undefined }): void => {
  const { userId, tier, refreshToken } = authStore.getState();
  const { access_token, refresh_token } = tokens;
  update({ userId, tier, accessToken: access_token, refreshToken: refresh_token ?? refreshToken });
};

/** Notes the tier the server reports, e.g. after a profile fetch or an upgrade. */
export const setTier = (tier: SubscriptionTier): void => {
  writeTier(tier);
  authStore.setState({ tier });
};

/** Forgets the session in this browser, in all tabs. */
export const signOut = (): void => update(SIGNED_OUT);

/** Forgets a session that the server no longer accepts. */
export const expireSession = (): void => {
  signOut();
  authStore.setState({ hasExpired: true });
};

/** Notes that the start-up check is over. */
export const markChecked = (): void => authStore.setState({ isChecked: true });

/**
 * Follows sign-in, refresh and sign-out in other tabs. Returns the function that stops it.
 * @param onChange told after each change that was taken over
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
