import { BANK, CARDS, writeCard } from '../support/card.ts';
import { test } from '../support/console.ts';
import { inTurn } from '../support/in-turn.ts';
import { expect, refusal, tolerate } from '../support/test.ts';
import { LANGUAGES } from '../support/texts.ts';

const SUBSCRIPTION = '/business/subscription';

for (const language of inTurn(LANGUAGES, import.meta.filename)) {
  test(`a place subscribes with a card after one is refused, leaves and comes back, ${language}`, async ({
    openConsole,
  }) => {
    // A place without a subscription is told so by a 404.
    tolerate(refusal(402), refusal(404));
    const { place, page, say } = await openConsole(language);
    const button = (name: string) => page.getByRole('button', { name, exact: true });

    await test.step('a refused card takes nothing, and what was typed stays', async () => {
      await page.goto(SUBSCRIPTION);
      await page.getByLabel(say('subscription.holder')).fill('Arta Kola');
      await writeCard(page, CARDS.declined, language);
      await button(say('subscription.subscribeTrial')).click();
      await expect(page.getByRole('main').getByRole('alert')).toBeVisible();
      await expect(page.getByLabel(say('subscription.holder'))).toHaveValue('Arta Kola');
    });
    await test.step('another one is taken, and the dashboard says so', async () => {
      await writeCard(page, CARDS.works, language);
      await button(say('subscription.subscribeTrial')).click();
      await expect(page.getByText(say('subscription.done.trial'))).toBeVisible();
      await expect(page.getByText(say('dashboard.notice.subscribed'))).toBeVisible();
    });
    await test.step('it leaves for the end of the period, after a question', async () => {
      await page.goto(SUBSCRIPTION);
      await expect(page.getByText('visa •••• 4242')).toBeVisible();
      await button(say('subscription.cancel')).click();
      const dialog = page.getByRole('alertdialog', { name: say('subscription.cancelTitle') });
      await dialog.getByRole('button', { name: say('subscription.goBack') }).click();
      await expect(dialog).toHaveCount(0);
      await button(say('subscription.cancel')).click();
      await dialog.getByRole('button', { name: say('subscription.cancelConfirm') }).click();
      await expect(page.getByText(say('subscription.status.canceled'), { exact: true })).toBeVisible();
      await expect(page.getByText(say('dashboard.notice.cancelled'))).toBeVisible();
    });
    await test.step('it comes back with one press', async () => {
      await page.goto(SUBSCRIPTION);
      await button(say('subscription.resubscribe')).click();
      await expect(page.getByText(say('subscription.done.resume'))).toBeVisible();
      await expect
        .poll(() => place.ask('GET', '/subscriptions/me'))
        .toMatchObject({ status: 'trialing', cancel_at_period_end: false });
    });
  });

  test(`a page that needs a plan leads to the plans, and one press opens it, ${language}`, async ({
    openConsole,
  }) => {
    // A window that does not know the plan yet lets the server decide.
    tolerate(refusal(403), refusal(404));
    const { page, say } = await openConsole(language);
    for (const path of ['/business/orders', '/business/orders/K7MQ-4XTD']) {
      await page.goto(path);
      await expect(page).toHaveURL(new RegExp(`${SUBSCRIPTION}$`));
      await expect(page.getByText(say('subscription.needs'))).toBeVisible();
    }
    await expect(
      page.getByRole('navigation').getByRole('link', { name: say('frame.orders'), exact: true }),
    ).toHaveCount(0);
    await page.getByRole('button', { name: say('subscription.trialStart') }).click();
    await expect(page.getByText(say('dashboard.notice.subscribed'))).toBeVisible();
    await page
      .getByRole('navigation')
      .getByRole('link', { name: say('frame.orders') })
      .click();
    await expect(page.getByText(say('orders.none'))).toBeVisible();
  });

  test(`a card is taken only when its bank agrees, and the trial runs without it, ${language}`, async ({
    openConsole,
  }) => {
    tolerate(refusal(402), refusal(404));
    const { place, page, say } = await openConsole(language);
    const mine = () => place.ask('GET', '/subscriptions/me');
    const bank = page.getByRole('dialog', { name: BANK[language].asks });

    await test.step('the bank refuses: the trial has begun, without a card', async () => {
      await page.goto(SUBSCRIPTION);
      await page.getByLabel(say('subscription.holder')).fill('Arta Kola');
      await writeCard(page, CARDS.asks, language);
      await page.getByRole('button', { name: say('subscription.subscribeTrial'), exact: true }).click();
      await bank.getByRole('button', { name: BANK[language].refuse }).click();
      await expect(page.getByText(say('subscription.status.trialing'), { exact: true })).toBeVisible();
      await expect(page.getByRole('main').getByRole('alert')).toContainText(say('subscription.cardNotSaved'));
      expect(await mine()).toMatchObject({ status: 'trialing', card: null });
    });
    await test.step('it agrees: the card is saved', async () => {
      const card = page.getByRole('region', { name: say('subscription.addCard') });
      await card.getByLabel(say('subscription.holder')).fill('Arta Kola');
      await writeCard(card, CARDS.asks, language);
      await card.getByRole('button', { name: say('subscription.saveCard') }).click();
      await bank.getByRole('button', { name: BANK[language].agree }).click();
      await expect(page.getByText(say('subscription.cardSaved'))).toBeVisible();
      await expect(page.getByText('Visa •••• 3155')).toBeVisible();
      await expect(page.getByRole('main').getByRole('alert')).toHaveCount(0);
      expect(await mine()).toMatchObject({ status: 'trialing', card: { last4: '3155' } });
    });
  });
}
