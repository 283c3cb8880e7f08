import path from 'node:path';
import { settled } from '../support/screen-ready.ts';
import { refusal, test, tolerate } from '../support/test.ts';
import { LOCALES } from '../support/texts.ts';
import { prepareScene, SCREENS } from './screens.ts';

const FOLDER = path.resolve(import.meta.dirname, '../../.pictures');
const WIDTHS = { phone: 360, tablet: 768, desktop: 1440 };

for (const language of ['sq', 'en'] as const) {
  for (const colorScheme of ['light', 'dark'] as const) {
    for (const [size, width] of Object.entries(WIDTHS)) {
      test(`every screen, ${language}, ${colorScheme}, ${size}`, async ({ openWindow, productUrl }) => {
        tolerate(refusal(404));
        const scene = await prepareScene(productUrl, language);
        const page = await openWindow({
          locale: LOCALES[language],
          viewport: { width, height: 900 },
          colorScheme,
          reducedMotion: 'reduce',
        });
        for (const [index, screen] of SCREENS.entries()) {
          await screen.show(page, scene);
          await settled(page);
          const number = String(index + 1).padStart(2, '0');
          const file = `${number}-${screen.name}-${width}-${language}-${colorScheme}.png`;
          await page.screenshot({ path: path.join(FOLDER, file), fullPage: true, animations: 'disabled' });
        }
      });
    }
  }
}
