export { attempt } from './attempt.ts';
export { authStore, currentPlace, enterPlace, setTier, signIn, signOut } from './auth-store.ts';
export { startAuth } from './start-auth.ts';
export { hasTier } from './tiers.ts';
export { useAuth, usePlace } from './use-auth.ts';
