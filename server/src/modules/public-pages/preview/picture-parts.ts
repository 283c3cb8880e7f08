import type { Node } from './render-png.ts';

/** The light theme's background. These colours repeat the tokens, because stylesheets do not apply here. */
export const PAPER = '#fbf7f0';
const RAISED = '#fffefb';
/** Text. */
export const INK = '#2e231c';
/** Secondary text. */
export const MUTED = '#6c5c50';
/** Accent. */
export const ACTION = '#c7281e';
/** Borders. */
export const LINE = '#e2d6c5';
/** Cloths of the tables that stand for places without a photo. */
const CLOTHS = [
  ['#fbe8e4', '#e88b7a'],
  ['#f6e7d6', '#dfa06b'],
  ['#fdf0d3', '#e6bf5a'],
  ['#eff1d8', '#b3ba74'],
  ['#dff3e8', '#8fcfb0'],
  ['#e0f0f4', '#86bfd0'],
] as const;

type Style = Record<string, string | number>;

/** A flex box; a row unless its style says otherwise. */
export const box = (style: Style, ...children: Node[]): Node => ({
  type: 'div',
  props: { style: { display: 'flex', ...style }, children },
});

/** Text of limited lines, with an ellipsis. */
export const text = (style: Style, words: string, lines = 1): Node => ({
  type: 'div',
  props: { style: { display: 'block', lineClamp: lines, ...style }, children: words },
});

const clothOf = (name: string) => {
  const sum = [...name].reduce((total, letter) => total + (letter.codePointAt(0) ?? 0), 0);
  return CLOTHS[sum % CLOTHS.length] ?? CLOTHS[0];
};

/** The drawn table of a place without a photo. */
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

/**
 * Renders an element as PNG in the size of previews. The renderer is large, so it is loaded on first use.
 */
export const toPng = async (picture: Node): Promise<Buffer> => {
  const { renderPng } = await import('./render-png.ts');
  return renderPng(picture);
};
