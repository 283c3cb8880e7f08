import { useStore } from 'zustand';
import { type AuthState, authStore } from './auth-store.ts';

/** Reads the session in a component: `useAuth((auth) => auth.tier)`. */
export const useAuth = <T>(select: (state: AuthState) => T): T => useStore(authStore, select);
