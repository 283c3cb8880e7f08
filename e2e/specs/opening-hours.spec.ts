import { expectSound } from '../support/axe.ts';
import { test } from '../support/console.ts';
import { inTurn } from '../support/in-turn.ts';
import { addMenu, addOrder, startTrial } from '../support/place.ts';
import { expect } from '../support/test.ts';
import { LANGUAGES } from '../support/texts.ts';

const MONDAY = { sq: 'E hënë', en: 'Monday' };

// `special-day` tells of hours, and `full-quarter` of what is not taken, in the other language.
for (const language of inTurn(LANGUAGES, import.meta.filename, 1)) {
  // product.md §300, §303, §304
  test(`an owner sets hours, pauses orders and takes them again, ${language}`, async ({ openConsole }) => {
    const { place, page, say } = await openConsole(language);
    await startTrial(place);
    const menu = await addMenu(place);
    const day = MONDAY[language];
    const availability = () => place.ask('GET', `/places/${place.id}/availability`);

    await test.step('the dashboard leads to the hours', async () => {
      await page.goto('/business/dashboard');
      await page.getByRole('link', { name: say('hours.set') }).click();
      await expect(page.getByText(say('hours.noneText'))).toBeVisible();
      await expectSound(page, 'no hours yet');
      await page.getByRole('button', { name: say('hours.set') }).click();
    });

    await test.step('the week is written, copied and outlives a reload', async () => {
      const monday = page.getByRole('group', { name: day });
      await monday.getByLabel(say('hours.opens', { day, number: 1 })).fill('18:00');
      await monday.getByLabel(say('hours.closes', { day, number: 1 })).fill('02:00');
      await expect(monday).toContainText(say('hours.untilNextDay', { at: '02:00' }));
      await monday.getByLabel(say('hours.opens', { day, number: 1 })).fill('00:00');
      await monday.getByLabel(say('hours.closes', { day, number: 1 })).fill('00:00');
      await expect(monday).toContainText(say('hours.wholeDay'));
      await page
        .getByRole('button', { name: say('common.named', { action: say('hours.copy'), title: day }) })
        .click();
      await page.getByRole('menuitem', { name: say('hours.allDays') }).click();
      await page.reload();
      await expect(page.getByText(say('profile.kept'))).toBeVisible();
      await expectSound(page, 'hours with what was not saved');
      await page.getByRole('button', { name: say('hours.save') }).click();
      await expect(page.getByText(say('common.saved'))).toBeVisible();
      expect(await place.ask('GET', '/availability/hours')).toMatchObject({
        version: 1,
        hours: { week: Array.from({ length: 7 }, () => [{ opens: '00:00', closes: '00:00' }]) },
      });
    });

    await test.step('the time of preparation is set', async () => {
      await page.getByRole('tab', { name: say('hours.tab.orders') }).click();
      await page.getByLabel(say('orderSettings.preparation_minutes')).fill('35');
      await page.getByRole('button', { name: say('orderSettings.save') }).click();
      await expect(page.getByText(say('common.saved'))).toBeVisible();
      expect(await place.ask('GET', '/availability/settings')).toMatchObject({ preparation_minutes: 35 });
    });

    await test.step('a pause is seen on every page, and no order comes', async () => {
      await page.getByRole('link', { name: say('frame.orders') }).click();
      await page.getByRole('button', { name: say('pause.open') }).click();
      const sheet = page.getByRole('dialog', { name: say('pause.title') });
      await sheet.getByText(say('pause.for.for_an_hour')).click();
      await sheet.getByLabel(say('pause.note')).fill('Kuzhina është plot.');
      await sheet.getByRole('button', { name: say('pause.submit') }).click();
      const bar = page.getByRole('region', { name: say('pause.bar') });
      await expect(bar).toContainText('Kuzhina është plot.');
      await expectSound(page, 'paused orders');
      expect(await availability()).toMatchObject({ pause_note: 'Kuzhina është plot.' });
      await expect(addOrder(place, menu)).rejects.toThrow(/409/);
      await page.goto('/business/menus');
      await bar.getByRole('button', { name: say('pause.resume') }).click();
      await expect(bar).toHaveCount(0);
      await addOrder(place, menu);
    });

    await test.step('a busy kitchen promises later', async () => {
      await page.goto('/business/orders');
      await page.getByText(say('busy.minutes', { minutes: 20 })).click();
      await expect.poll(() => place.ask('GET', '/availability/state')).toMatchObject({ busy_minutes: 20 });
      await page.reload();
      await expect(page.getByRole('radio', { name: say('busy.minutes', { minutes: 20 }) })).toBeChecked();
    });
  });
}
