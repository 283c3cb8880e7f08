import type { Page } from './test.ts';

/** A text that lies over a photo, and its box in the window. */
interface TextBox {
  words: string;
  x: number;
  y: number;
  width: number;
  height: number;
  /** Whether all of it is in the window. */
  isWhole: boolean;
  /** Whether no opaque ground lies between the text and the photo. */
  isBare: boolean;
}

/** Texts under which a photo lies, whatever stands between them. */
export const textsOverPhotos = (page: Page): Promise<TextBox[]> =>
  page.evaluate(() => {
    const isPhoto = ({ tagName }: Element): boolean => tagName === 'IMG';
    const isOpaque = (element: Element): boolean =>
      !/^rgba\(.*, 0?\.?\d*\)$|^transparent$/.test(getComputedStyle(element).backgroundColor);
    const boxes: TextBox[] = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const words = text.textContent?.trim();
      if (!words || !text.parentElement) continue;
      const range = document.createRange();
      range.selectNodeContents(text);
      const { left, top, width, height } = range.getBoundingClientRect();
      const stack = document.elementsFromPoint(left + width / 2, top + height / 2);
      // What only screen readers read is not there.
      const own = stack.indexOf(text.parentElement);
      const below = own === -1 ? [] : stack.slice(own);
      if (!below.some(isPhoto)) continue;
      const ground = below.find((element) => isPhoto(element) || isOpaque(element));
      const isWhole = left >= 0 && top >= 0 && left + width <= innerWidth && top + height <= innerHeight;
      const isBare = ground !== undefined && isPhoto(ground);
      boxes.push({ words, x: left, y: top, width, height, isWhole, isBare });
    }
    return boxes;
  });

/**
 * The contrast of each text over a photo, by the pixels that are painted: the commonest colour of its box is its ground, and
 * the one that differs most from it its letters.
 */
export const contrastOverPhotos = async (page: Page): Promise<{ words: string; contrast: number }[]> => {
  const boxes = (await textsOverPhotos(page)).filter(({ isWhole }) => isWhole);
  if (boxes.length === 0) return [];
  const painted = (await page.screenshot({ scale: 'css', animations: 'disabled' })).toString('base64');
  return page.evaluate(
    async ([png, texts]) => {
      const bytes = Uint8Array.from(atob(png), (char) => char.charCodeAt(0));
      const picture = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
      const paper = new OffscreenCanvas(picture.width, picture.height).getContext('2d', {
        willReadFrequently: true,
      });
      if (!paper) throw new Error('nothing to draw on');
      paper.drawImage(picture, 0, 0);
      const linear = (byte: number): number =>
        byte / 255 <= 0.04045 ? byte / 255 / 12.92 : ((byte / 255 + 0.055) / 1.055) ** 2.4;
      const light = (colour: string): number => {
        const [red = 0, green = 0, blue = 0] = colour.split(',').map((part) => linear(Number(part)));
        return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
      };
      return texts.map(({ words, x, y, width, height }) => {
        const { data } = paper.getImageData(x, y, Math.max(width, 1), Math.max(height, 1));
        const counts = new Map<string, number>();
        for (let at = 0; at < data.length; at += 4) {
          const colour = data.slice(at, at + 3).join(',');
          counts.set(colour, (counts.get(colour) ?? 0) + 1);
        }
        const [ground = ''] = [...counts].toSorted(([, a], [, b]) => b - a)[0] ?? [];
        const contrasts = [...counts.keys()].map((colour) => {
          const [low = 0, high = 0] = [light(colour), light(ground)].toSorted((a, b) => a - b);
          return (high + 0.05) / (low + 0.05);
        });
        return { words, contrast: Math.max(...contrasts) };
      });
    },
    [painted, boxes] as const,
  );
};
