export { attempt } from './attempt.ts';
export { authStore, setTier, signIn, signOut } from './auth-store.ts';
export { startAuth } from './start-auth.ts';
export { hasTier } from './tiers.ts';
export { useAuth } from './use-auth.ts';
