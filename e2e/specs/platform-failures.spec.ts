import { expectSound } from '../support/axe.ts';
import { inTurn } from '../support/in-turn.ts';
import { countPointing, KEYBOARD } from '../support/input-devices.ts';
import { ownProduct } from '../support/own-product.ts';
import { expectFits } from '../support/sideways-scroll.ts';
import { expect, test } from '../support/test.ts';
import { LANGUAGES, textsOf } from '../support/texts.ts';

/** Nothing listens there, so that every mail has to wait. */
const own = ownProduct({ SMTP_URL: 'smtp://127.0.0.1:9', MAIL_FROM: 'tavolina@tavolina.test' });

test.describe.configure({ mode: 'default' });

/** Sends a message to the team, whose mail cannot be handed over. */
const writeToTeam = async (url: string, language: string): Promise<void> => {
  const { status } = await fetch(`${url}/api/contact/message`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      full_name: 'Arta Kola',
      email: `arta.${language}@shembull.al`,
      subject: 'Menuja',
      message: 'Si ta ndryshoj menunë?',
    }),
  });
  expect(status).toBeLessThan(300);
};

for (const language of inTurn(LANGUAGES, import.meta.filename)) {
  // product.md §563, §564
  test(`a mail that waits for the mail server is sent again, by keys alone, ${language}`, async ({
    openWindow,
  }) => {
    const { url } = own.product;
    const say = await textsOf(url, language, 'shell');
    await writeToTeam(url, language);
    const page = await openWindow({ baseURL: url });
    const pointed = await countPointing(page);
    await page.goto(`/platform/failures?lng=${language}`);
    const rows = page
      .getByRole('region', { name: say('platform.failures.title') })
      .getByRole('listitem')
      .filter({ hasText: say('platform.failures.mail.contact') });
    const row = rows.first();

    await test.step('the token that is asked for opens the list, with the reason in words', async () => {
      await KEYBOARD.write(page.getByLabel(say('platform.token'), { exact: true }), own.store.token);
      await page.keyboard.press('Enter');
      await expect(async () => {
        await page.reload();
        await expect(row).toContainText(say('platform.failures.reason.unreachable'), { timeout: 2_000 });
      }).toPass();
      await expect(row).toContainText(say('platform.failures.whose.team'));
      await expectSound(page, 'failures');
      await expectFits(page);
    });
    await test.step('it goes back into the queue, and keeps the focus', async () => {
      // Its next try may have begun at this very moment: then it is on its way already.
      await expect(async () => {
        await page.reload();
        await KEYBOARD.press(row.getByRole('button', { name: say('platform.failures.again') }));
        await expect(row).toContainText(say('platform.failures.queued'), { timeout: 2_000 });
      }).toPass();
      await expect(row).toBeFocused();
    });
    await test.step('the sending is the last act', async () => {
      const links = page.getByRole('navigation', { name: say('platform.pages') });
      await KEYBOARD.press(links.getByRole('link', { name: say('platform.acts.title') }));
      const acts = page.getByRole('region', { name: say('platform.acts.title') }).getByRole('listitem');
      await expect(acts.first()).toContainText(say('platform.acts.kind.sent_again'));
      await expect(acts.first()).toContainText('contact');
    });
    expect(pointed()).toBe(0);
  });
}
