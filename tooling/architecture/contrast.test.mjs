import { readFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../lib/paths.mjs';

const CSS = readFileSync(path.join(ROOT, 'shared-ui/src/tokens/colour.css'), 'utf8');
const THEMES = ['light', 'dark'];

/** The least contrast of text that is not large (WCAG 2.2, 1.4.3). */
const LEAST = 4.5;

/**
 * A token's colour in a theme, in oklch. A colour that lets a photograph through has no contrast of its own.
 * @param {string} token
 * @param {string} theme
 */
const colourOf = (token, theme) => {
  const value = new RegExp(`--color-${token}: (.+);`).exec(CSS)?.[1] ?? '';
  const colours = [...value.matchAll(/oklch\(([^)]+)\)/g)].map(([, numbers]) => String(numbers));
  const colour = colours[theme === 'light' ? 0 : colours.length - 1];
  if (!colour || colour.includes('/')) throw new Error(`--color-${token} is missing or not opaque: ${value}`);
  return colour.split(' ').map(Number);
};

/**
 * Relative luminance of a colour in oklch, of 0 to 1.
 * @param {number[]} colour
 */
const luminance = ([l = 0, c = 0, h = 0]) => {
  const [a, b] = [c * Math.cos((h * Math.PI) / 180), c * Math.sin((h * Math.PI) / 180)];
  const [long = 0, middle = 0, short = 0] = [
    l + 0.3963377774 * a + 0.2158037573 * b,
    l - 0.1055613458 * a - 0.0638541728 * b,
    l - 0.0894841775 * a - 1.291485548 * b,
  ].map((value) => value ** 3);
  const [red = 0, green = 0, blue = 0] = [
    4.0767416621 * long - 3.3077115913 * middle + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * middle - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * middle + 1.707614701 * short,
  ].map((value) => Math.min(1, Math.max(0, value)));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};

/**
 * @param {number[]} one
 * @param {number[]} other
 */
const contrast = (one, other) => {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
};

/** Text and its ground. */
const PAIRS = [
  // Over photographs: buttons, counts and badges, each on a ground of its own.
  ['text', 'surface-raised'],
  ['text-muted', 'surface-raised'],
  ['text-inverse', 'surface-inverse'],
  // In a button under the pointer.
  ['text', 'surface-sunken'],
  ['text-muted', 'surface-sunken'],
  ['text', 'surface'],
  ['text-muted', 'surface'],
  ['on-action', 'action'],
  ['on-action', 'action-hover'],
  ['on-success', 'success'],
  ['on-attention', 'attention'],
  ['success-text', 'success-soft'],
  ['success-text', 'surface-raised'],
  ['attention-text', 'attention-soft'],
  ['attention-text', 'surface-raised'],
  ['info-text', 'info-soft'],
  ['danger-text', 'danger-soft'],
  ['danger-text', 'surface-raised'],
];

// product.md §537
test.each(PAIRS.flatMap(([text, ground]) => THEMES.map((theme) => [text, ground, theme])))(
  '%s on %s can be read in %s, whatever lies under the ground',
  (text = '', ground = '', theme = '') =>
    expect(contrast(colourOf(text, theme), colourOf(ground, theme))).toBeGreaterThanOrEqual(LEAST),
);

test('black on white has the contrast that the standard gives it', () => {
  expect(contrast([0, 0, 0], [1, 0, 0])).toBeCloseTo(21, 1);
});
