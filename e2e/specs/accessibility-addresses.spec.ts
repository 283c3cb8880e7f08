import { OWNERS, PUBLIC, STOREFRONT, withMenu } from '../support/addresses.ts';
import { expectSound } from '../support/axe.ts';
import { inFirst } from '../support/in-turn.ts';
import { signIn } from '../support/owner.ts';
import { codeHasCome } from '../support/page-code-ready.ts';
import { settled } from '../support/screen-ready.ts';
import { expectRoom } from '../support/sideways-scroll.ts';
import { expectOneTitle } from '../support/tab-title.ts';
import { expect, type Page, refusal, test, tolerate } from '../support/test.ts';
import { LANGUAGES, LOCALES, textsOf } from '../support/texts.ts';

test.describe.configure({ timeout: 120_000 });

/**
 * Opens an address and looks at what stands there, which must not be another page.
 * @returns its document
 */
const look = async (page: Page, address: string): Promise<string> => {
  const answer = await page.goto(address);
  const html = (await answer?.text()) ?? '';
  await settled(page);
  expect(new URL(page.url()).pathname).toBe(new URL(address, page.url()).pathname);
  await expectSound(page, address);
  await expectRoom(page);
  return html;
};

/** Storefront pages beside those that need nothing but their address. */
const FURTHER = ['/nowhere', '/order-confirmation?order_id=K7MQ-4XTD'];

/** Without an order, the confirmation's tab says that there is none. */
const isNamedByDocument = (address: string): boolean =>
  STOREFRONT.includes(address) && address !== '/order-confirmation';

// That nothing scrolls sideways in further languages is told by `further-language`.
for (const language of inFirst(LANGUAGES)) {
  // product.md §40
  test(`every public address can be used by everyone, and its tab is named by its document, ${language}`, async ({
    openWindow,
  }) => {
    tolerate(refusal(404));
    const page = await openWindow({ locale: LOCALES[language] });
    for (const address of [...PUBLIC, ...FURTHER]) {
      const html = await look(page, address);
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
        await look(page, given);
        // A page of one menu bears that menu's name.
        if (given === address) expect(await page.title()).toContain(say(title));
      }
    });
  }
}
