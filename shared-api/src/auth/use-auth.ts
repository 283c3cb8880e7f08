import { useStore } from 'zustand';
import { type AuthState, authStore } from './auth-store.ts';

/** Reads the session in a component: `useAuth((auth) => auth.tier)`. */
export const useAuth = <T>(select: (state: AuthState) => T): T => useStore(authStore, select);

/** The place that the session works for; what a page shows of one is never shown of another (product.md §155). */
export const usePlace = (): string | null => useAuth((auth) => auth.placeId);
