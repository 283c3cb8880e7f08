import { inTurn } from '../support/in-turn.ts';
import { codeHasCome, giveSign } from '../support/page-code-ready.ts';
import { drawnHeading } from '../support/page-heading.ts';
import { expect, type Page, test } from '../support/test.ts';
import { LANGUAGES, type Say, textsOf } from '../support/texts.ts';

const CITIES = ['Tirane', 'Durres', 'Vlore', 'Shkoder', 'Elbasan', 'Korce', 'Fier'];

interface Fade {
  property: string;
  seconds: number;
  city: string;
}

/** A move of the layout as Chromium reports it; the types of browsers do not have it. */
interface LayoutShift extends PerformanceEntry {
  value: number;
  sources: readonly { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[];
}

/** The next `count` fades of the question to end: with each turn one city goes and another comes. */
const nextFades = (page: Page, count: number): Promise<Fade[]> =>
  page.evaluate(
    (wanted) =>
      new Promise<Fade[]>((resolve) => {
        const ended: Fade[] = [];
        // Heard at the document: the heading itself is drawn again once the page's code is there.
        document.addEventListener('transitionend', ({ propertyName, elapsedTime, target }) => {
          const name = target as Element;
          if (!name.closest('h1')) return;
          ended.push({ property: propertyName, seconds: elapsedTime, city: name.textContent ?? '' });
          if (ended.length === wanted) resolve(ended);
        });
      }),
    count,
  );

/** What has moved by itself since the page was opened, from where to where. */
const movedParts = (page: Page): Promise<string[]> =>
  page.evaluate(
    () =>
      new Promise((resolve) => {
        const tell = ({ node, previousRect, currentRect }: LayoutShift['sources'][number]): string => {
          const name = node instanceof Element ? (node.cloneNode() as Element).outerHTML : node?.textContent;
          return `${name} ${JSON.stringify(previousRect)} ${JSON.stringify(currentRect)}`;
        };
        const moved: string[] = [];
        new PerformanceObserver((list) => {
          for (const { value, sources } of list.getEntries() as LayoutShift[])
            moved.push(`${value}: ${sources.map(tell).join(', ')}`);
        }).observe({ type: 'layout-shift', buffered: true });
        setTimeout(() => resolve(moved));
      }),
  );

/** Watches seven turns of the question in a window. */
const watchFades = async (page: Page, say: Say): Promise<void> => {
  await page.goto('/');
  const question = page.getByRole('heading', { level: 1 });
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(6);
  await codeHasCome(page);
  await nextFades(page, 1);
  const before = await question.boundingBox();
  const fades = await nextFades(page, 6);
  expect(new Set(fades.map(({ property, seconds }) => `${property} ${seconds}`))).toEqual(
    new Set(['opacity 0.3']),
  );
  const cities = CITIES.map((city) => `${say(`city.${city}`)}?`);
  const shown = new Set(fades.map(({ city }) => city));
  expect(shown.size).toBeGreaterThan(2);
  expect(cities).toEqual(expect.arrayContaining([...shown]));
  expect(await question.boundingBox()).toEqual(before);
  expect(await movedParts(page)).toEqual([]);
};

// Side by side, because seven turns are waited for.
test('the city in the question fades into the next, and nothing moves, in both languages, at 360 and 1280 px', async ({
  openWindow,
  productUrl,
}) => {
  const watched = LANGUAGES.flatMap((language) =>
    [360, 1280].map(async (width) => {
      const say = await textsOf(productUrl, language, 'diner');
      const page = await openWindow({ locale: language, viewport: { width, height: 800 } });
      await test.step(`${language}, ${width} px`, () => watchFades(page, say));
    }),
  );
  await Promise.all(watched);
});

for (const language of inTurn(LANGUAGES, import.meta.filename)) {
  test(`the city rests for people who ask for less motion, ${language}`, async ({
    openWindow,
    productUrl,
  }) => {
    const say = await textsOf(productUrl, language, 'diner');
    const page = await openWindow({ locale: language, reducedMotion: 'reduce' });
    await page.clock.install();
    await page.goto('/');
    const question = page.getByRole('heading', { level: 1 });
    await giveSign(page);
    // The page's own: what takes longer than this clock runs would be asked for again.
    await expect(drawnHeading(page)).toBeVisible();
    await page.clock.runFor(10_000);
    await expect(question).toHaveAccessibleName(new RegExp(`${say('city.Tirane')} ?\\?$`));
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await expect(question).not.toHaveAccessibleName(new RegExp(`${say('city.Tirane')} ?\\?$`));
  });
}
