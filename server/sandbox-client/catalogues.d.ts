import type texts from './locales/sq.json';

/** The texts of each language; the server puts this module together (`sandbox-routes.ts`). */
export const CATALOGUES: Record<string, typeof texts>;
/** Spoken where a language is not known. */
export const FALLBACK_LANGUAGE: string;
