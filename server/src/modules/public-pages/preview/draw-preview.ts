import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { Resvg } from '@resvg/resvg-js';
import satori from 'satori';
import { PREVIEW_SIZE } from '../../../platform/pages/page-content.ts';
import type { MenuPreview } from './menu-preview.ts';

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

const fonts = Promise.all(
  FONTS.map(async ({ name, weight, file }) => ({
    name,
    weight,
    style: 'normal' as const,
    data: await readFile(require.resolve(file)),
  })),
);

/** The light theme's paper, ink and action; no stylesheet reaches a picture. */
const PAPER = '#fbf7f0';
const RAISED = '#fffefb';
const INK = '#2e231c';
const MUTED = '#6c5c50';
const ACTION = '#c7281e';
const LINE = '#e2d6c5';
/** Cloth and weave of the tables a place without a photo is laid on. */
const CLOTHS = [
  ['#fbe8e4', '#e88b7a'],
  ['#f6e7d6', '#dfa06b'],
  ['#fdf0d3', '#e6bf5a'],
  ['#eff1d8', '#b3ba74'],
  ['#dff3e8', '#8fcfb0'],
  ['#e0f0f4', '#86bfd0'],
] as const;

type Node = string | { type: string; props: Record<string, unknown> };
type Style = Record<string, string | number>;

const box = (style: Style, ...children: Node[]): Node => ({
  type: 'div',
  props: { style: { display: 'flex', ...style }, children },
});

/** Text of at most so many lines; what is longer ends in an ellipsis. */
const text = (style: Style, words: string, lines = 1): Node => ({
  type: 'div',
  props: { style: { display: 'block', lineClamp: lines, ...style }, children: words },
});

const SIDE_WIDTH = 380;

const clothOf = (name: string) => {
  const sum = [...name].reduce((total, letter) => total + (letter.codePointAt(0) ?? 0), 0);
  return CLOTHS[sum % CLOTHS.length] ?? CLOTHS[0];
};

/** A laid table seen from above, as places without a photo have it everywhere. */
const laidTable = (place: string): Node => {
  const [cloth, weave] = clothOf(place);
  const stripes = `repeating-linear-gradient(90deg, ${weave}55 0px, ${weave}55 28px, transparent 28px, transparent 56px)`;
  const round = (size: number, style: Style, ...children: Node[]) =>
    box(
      {
        width: size,
        height: size,
        borderRadius: size,
        alignItems: 'center',
        justifyContent: 'center',
        ...style,
      },
      ...children,
    );
  return box(
    {
      width: '100%',
      height: '100%',
      background: cloth,
      backgroundImage: stripes,
      alignItems: 'center',
      justifyContent: 'center',
    },
    round(
      250,
      { background: RAISED, border: `3px solid ${LINE}` },
      round(
        168,
        { border: `3px solid ${LINE}`, fontFamily: 'Montagu Slab', fontSize: 92, color: ACTION },
        [...place][0] ?? '',
      ),
    ),
  );
};

const photoNode = (photo: string): Node => ({
  type: 'img',
  props: { src: photo, width: SIDE_WIDTH, height: PREVIEW_SIZE.height, style: { objectFit: 'cover' } },
});

const layout = (preview: MenuPreview, photo: string | undefined): Node =>
  box(
    { width: '100%', height: '100%', background: PAPER, color: INK, fontFamily: 'Figtree' },
    box(
      {
        flexDirection: 'column',
        flexGrow: 1,
        flexShrink: 1,
        width: PREVIEW_SIZE.width - SIDE_WIDTH,
        padding: '56px 56px 48px',
      },
      text(
        { fontFamily: 'Montagu Slab', fontSize: 66, lineHeight: 1.1, letterSpacing: -1.2 },
        preview.place,
        2,
      ),
      text({ fontSize: 32, marginTop: 14, color: MUTED }, preview.where),
      box(
        { alignItems: 'center', marginTop: 26, fontSize: 34, fontWeight: 700 },
        text({ maxWidth: 520 }, preview.menu),
        preview.rating === null
          ? ''
          : box(
              { marginLeft: 22, padding: '4px 16px', borderRadius: 14, background: '#f6dda0' },
              `${preview.rating} / 5`,
            ),
      ),
      box(
        { flexDirection: 'column', marginTop: 22 },
        ...preview.dishes.map(({ name, price }) =>
          box(
            {
              justifyContent: 'space-between',
              padding: '9px 0',
              borderTop: `2px solid ${LINE}`,
              fontSize: 30,
            },
            text({ maxWidth: 490 }, name),
            text({ fontWeight: 700 }, price),
          ),
        ),
      ),
      text({ marginTop: 'auto', fontFamily: 'Montagu Slab', fontSize: 34, color: ACTION }, 'Tavolina'),
    ),
    box(
      { width: SIDE_WIDTH, height: PREVIEW_SIZE.height, flexShrink: 0 },
      photo ? photoNode(photo) : laidTable(preview.place),
    ),
  );

/**
 * Draws a preview as PNG with the product's own letters; what they lack is left out.
 * @param photo the photo as a `data:` address; without one a laid table stands for it
 */
export const drawPreview = async (preview: MenuPreview, photo: string | undefined): Promise<Buffer> => {
  // The library asks for React's type; it reads plain objects of the same shape.
  const svg = await satori(layout(preview, photo) as Parameters<typeof satori>[0], {
    ...PREVIEW_SIZE,
    fonts: await fonts,
  });
  const picture = new Resvg(svg, { font: { loadSystemFonts: false } });
  return Buffer.from(picture.render().asPng());
};
