import type { Node } from './render-png.ts';

/** The light theme's paper. It and the colours below are named anew, because no stylesheet reaches a picture. */
export const PAPER = '#fbf7f0';
const RAISED = '#fffefb';
/** Words. */
export const INK = '#2e231c';
/** Words beside the point. */
export const MUTED = '#6c5c50';
/** What stands out. */
export const ACTION = '#c7281e';
/** What separates. */
export const LINE = '#e2d6c5';
/** Cloth and weave of the tables a place without a photo is laid on. */
const CLOTHS = [
  ['#fbe8e4', '#e88b7a'],
  ['#f6e7d6', '#dfa06b'],
  ['#fdf0d3', '#e6bf5a'],
  ['#eff1d8', '#b3ba74'],
  ['#dff3e8', '#8fcfb0'],
  ['#e0f0f4', '#86bfd0'],
] as const;

type Style = Record<string, string | number>;

/** A box that lays out what it holds side by side, unless its style says otherwise. */
export const box = (style: Style, ...children: Node[]): Node => ({
  type: 'div',
  props: { style: { display: 'flex', ...style }, children },
});

/** Text of at most so many lines; what is longer ends in an ellipsis. */
export const text = (style: Style, words: string, lines = 1): Node => ({
  type: 'div',
  props: { style: { display: 'block', lineClamp: lines, ...style }, children: words },
});

const clothOf = (name: string) => {
  const sum = [...name].reduce((total, letter) => total + (letter.codePointAt(0) ?? 0), 0);
  return CLOTHS[sum % CLOTHS.length] ?? CLOTHS[0];
};

/** A laid table seen from above, as places without a photo have it everywhere. */
export const laidTable = (place: string): Node => {
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

/** Draws a picture of the size of previews as PNG. What draws is large and loaded when the first picture is asked for. */
export const toPng = async (picture: Node): Promise<Buffer> => {
  const { renderPng } = await import('./render-png.ts');
  return renderPng(picture);
};
