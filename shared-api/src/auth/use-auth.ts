import { useStore } from 'zustand';
import { type AuthState, authStore } from './auth-store.ts';

/** Reads the session in a component: `useAuth((auth) => auth.tier)`. */
export const useAuth = <T>(select: (state: AuthState) => T): T => useStore(authStore, select);

/** The place of the session. Data of one place must never be shown for another (product.md §155). */
export const usePlace = (): string | null => useAuth((auth) => auth.placeId);
