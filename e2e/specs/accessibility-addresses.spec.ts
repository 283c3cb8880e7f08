import { OWNERS, PUBLIC, STOREFRONT, withMenu } from '../support/addresses.ts';
import { expectSound, expectSoundWords } from '../support/axe.ts';
import { signIn } from '../support/owner.ts';
import { codeHasCome } from '../support/page-code-ready.ts';
import { settled } from '../support/screen-ready.ts';
import { expectNoSidewaysScroll } from '../support/sideways-scroll.ts';
import { expectOneTitle } from '../support/tab-title.ts';
import { expect, type Page, refusal, test, tolerate } from '../support/test.ts';
import { LANGUAGES, type Language, textsOf } from '../support/texts.ts';

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

/**
 * Opens an address and looks at what stands there, which must not be another page: at its colours in one language.
 * @returns its document
 */
const look = async (page: Page, address: string, language: Language): Promise<string> => {
  const answer = await page.goto(address);
  const html = (await answer?.text()) ?? '';
  await settled(page);
  expect(new URL(page.url()).pathname).toBe(new URL(address, page.url()).pathname);
  await (language === LANGUAGES[0] ? expectSound : expectSoundWords)(page, address);
  await expectRoom(page);
  return html;
};

/** Storefront pages beside those that need nothing but their address. */
const FURTHER = ['/nowhere', '/order-confirmation?order_id=K7MQ-4XTD'];

/** Without an order, the confirmation's tab says that there is none. */
const isNamedByDocument = (address: string): boolean =>
  STOREFRONT.includes(address) && address !== '/order-confirmation';

for (const language of LANGUAGES) {
  // product.md §40
  test(`every public address can be used by everyone, and its tab is named by its document, ${language}`, async ({
    openWindow,
  }) => {
    tolerate(refusal(404));
    const page = await openWindow({ locale: LOCALES[language] });
    for (const address of [...PUBLIC, ...FURTHER]) {
      const html = await look(page, address, language);
      if (!isNamedByDocument(address)) continue;
      await codeHasCome(page);
      await expectOneTitle(page, html);
    }
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
        await look(page, given, language);
        // A page of one menu bears that menu's name.
        if (given === address) expect(await page.title()).toContain(say(title));
      }
    });
  }
}
