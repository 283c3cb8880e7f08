import type { FastifyRequest } from 'fastify';

const THEMES = ['light', 'dark'] as const;

/** A light that somebody has chosen instead of their device's. */
export type PageTheme = (typeof THEMES)[number];

/** The light a page begins in: the console's cookie, which other pages do not get; undefined leaves it to the device. */
export const pageTheme = ({ cookies }: FastifyRequest): PageTheme | undefined =>
  THEMES.find((theme) => theme === cookies['tavolina-theme']);
