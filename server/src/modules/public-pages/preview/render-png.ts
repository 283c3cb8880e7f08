import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { PREVIEW_SIZE } from '../../../platform/pages/page-content.ts';

const require = createRequire(import.meta.url);

const FONTS = [
  {
    name: 'Montagu Slab',
    weight: 700,
    file: '@fontsource/montagu-slab/files/montagu-slab-latin-700-normal.woff',
  },
  { name: 'Figtree', weight: 500, file: '@fontsource/figtree/files/figtree-latin-500-normal.woff' },
  { name: 'Figtree', weight: 700, file: '@fontsource/figtree/files/figtree-latin-700-normal.woff' },
] as const;

const readFonts = () =>
  Promise.all(
    FONTS.map(async ({ name, weight, file }) => ({
      name,
      weight,
      style: 'normal' as const,
      data: await readFile(require.resolve(file)),
    })),
  );

/** The renderer takes about 15 MB, so it is loaded on first use. */
const loadTools = async () => {
  const [{ default: satori }, { Resvg }, fonts] = await Promise.all([
    import('satori'),
    import('@resvg/resvg-js'),
    readFonts(),
  ]);
  return { satori, Resvg, fonts };
};
let tools: ReturnType<typeof loadTools> | undefined;

/** An element of the picture. */
export type Node = string | { type: string; props: Record<string, unknown> };

/**
 * Renders an element as PNG in the size of previews, with the product's fonts. Characters that they lack
 * are left out.
 */
export const renderPng = async (picture: Node): Promise<Buffer> => {
  tools ??= loadTools();
  const { satori, Resvg, fonts } = await tools;
  // The library's types want React elements, but it accepts plain objects of the same shape.
  const svg = await satori(picture as Parameters<typeof satori>[0], { ...PREVIEW_SIZE, fonts });
  const drawing = new Resvg(svg, { font: { loadSystemFonts: false } });
  return Buffer.from(drawing.render().asPng());
};
