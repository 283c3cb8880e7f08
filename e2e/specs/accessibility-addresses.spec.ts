import { OWNERS, PUBLIC, withMenu } from '../support/addresses.ts';
import { expectSound } from '../support/axe.ts';
import { signIn } from '../support/owner.ts';
import { settled } from '../support/settled.ts';
import { expectNoSidewaysScroll } from '../support/sideways.ts';
import { expect, type Page, test } from '../support/test.ts';
import { LANGUAGES, textsOf } from '../support/texts.ts';

test.describe.configure({ timeout: 120_000 });

const LOCALES = { sq: 'sq-AL', en: 'en-GB' };

/** The narrowest phone, and a desktop's window at 200 %. */
const NARROW = [320, 640];

const expectRoom = async (page: Page): Promise<void> => {
  const size = page.viewportSize();
  for (const width of NARROW) {
    await page.setViewportSize({ width, height: 700 });
    await expectNoSidewaysScroll(page);
  }
  if (size) await page.setViewportSize(size);
};

/** Opens an address and looks at what stands there, which must not be another page. */
const look = async (page: Page, address: string): Promise<void> => {
  await page.goto(address);
  await settled(page);
  expect(new URL(page.url()).pathname).toBe(new URL(address, page.url()).pathname);
  await expectSound(page, address);
  await expectRoom(page);
};

for (const language of LANGUAGES) {
  test(`every public address can be used by everyone, ${language}`, async ({ openWindow }) => {
    const page = await openWindow({ locale: LOCALES[language] });
    for (const address of PUBLIC) await look(page, address);
  });

  for (const [about, addresses] of Object.entries(OWNERS)) {
    test(`every address of an owner about the ${about} can be used by everyone, ${language}`, async ({
      openWindow,
      productUrl,
    }) => {
      const page = await openWindow({ locale: LOCALES[language] });
      await signIn(page, { language });
      const say = await textsOf(productUrl, language);
      for (const { address, title } of addresses) {
        const given = await withMenu(productUrl, address);
        await look(page, given);
        // A page of one menu bears that menu's name.
        if (given === address) expect(await page.title()).toContain(say(title));
      }
    });
  }
}
