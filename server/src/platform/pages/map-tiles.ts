import type { PolicyOrigins } from './content-security-policy.ts';

/** Tiles that maps show, where the installation names some (product.md §263). */
export interface MapTiles {
  /** With `{z}`, `{x}` and `{y}`. */
  url: string;
  /** Whose they are; it stands on every map. */
  attribution: string;
}

/** The origins that pages need, with the one that tiles come from. */
export const withTiles = (origins: PolicyOrigins, tiles: MapTiles | undefined): PolicyOrigins =>
  tiles ? { ...origins, images: [...origins.images, new URL(tiles.url).origin] } : origins;
