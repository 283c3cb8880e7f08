import type { Page } from './test.ts';

/** A line of a paper menu: a title, or a dish with its price. */
export type PaperLine = string | readonly [name: string, price: string];

interface Photo {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

/**
 * A paper menu as a phone photographs it: printed lines, a little askew, light from one side.
 * @param page any page; what is drawn does not show in it
 */
export const paperMenu = async (page: Page, lines: readonly PaperLine[]): Promise<Photo> => {
  const rows = lines.map((line) =>
    typeof line === 'string'
      ? { name: line, price: '', font: 'bold 48px serif', step: 90 }
      : { name: line[0], price: line[1], font: '36px serif', step: 75 },
  );
  const url = await page.evaluate((printed) => {
    const canvas = document.createElement('canvas');
    [canvas.width, canvas.height] = [1200, 1500];
    const context = canvas.getContext('2d');
    if (!context) throw new Error('No canvas');
    context.fillStyle = '#6b5a48';
    context.fillRect(0, 0, canvas.width, canvas.height);
    context.translate(canvas.width / 2, canvas.height / 2);
    context.rotate((2 * Math.PI) / 180);
    const light = context.createLinearGradient(-520, 0, 520, 0);
    light.addColorStop(0, '#fbf6ea');
    light.addColorStop(1, '#c9c2b2');
    context.fillStyle = light;
    context.fillRect(-520, -680, 1040, 1360);
    context.fillStyle = '#262220';
    let y = -560;
    for (const { name, price, font, step } of printed) {
      context.font = font;
      context.textAlign = 'left';
      context.fillText(name, -440, y);
      context.textAlign = 'right';
      context.fillText(price, 440, y);
      y += step;
    }
    return canvas.toDataURL('image/jpeg', 0.8);
  }, rows);
  return { name: 'menu.jpg', mimeType: 'image/jpeg', buffer: Buffer.from(url.split(',')[1] ?? '', 'base64') };
};
