import type { FastifyRequest } from 'fastify';

const THEMES = ['light', 'dark'] as const;

/** A colour theme that overrides the device's. */
export type PageTheme = (typeof THEMES)[number];

/**
 * The theme of a page: from the console's cookie, which other pages do not get. Undefined: the device's
 * theme.
 */
export const pageTheme = ({ cookies }: FastifyRequest): PageTheme | undefined =>
  THEMES.find((theme) => theme === cookies['tavolina-theme']);
