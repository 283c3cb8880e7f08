import { expectSound } from '../support/axe.ts';
import { test } from '../support/console.ts';
import { confirmedOrder, introduce, newEmail, placeButton } from '../support/diner.ts';
import { inTurn } from '../support/in-turn.ts';
import { KEYBOARD } from '../support/input-devices.ts';
import { IN_BOTH } from '../support/order-texts.ts';
import { codeHasCome } from '../support/page-code-ready.ts';
import { addMenu, type Place, startTrial } from '../support/place.ts';
import { expect, type Locator } from '../support/test.ts';
import { textsOf } from '../support/texts.ts';

const DISH = 'Tavë peshku';
const SIZE = '00000000-0000-4000-8000-000000000001';
const EXTRAS = '00000000-0000-4000-8000-000000000002';

const option = (number: number, name: string, price: number) => ({
  id: `00000000-0000-4000-8000-0000000000${number}`,
  name,
  price,
  // A dish is as free from something as what has to be chosen of it.
  allergens: { nuts: 'free_from' },
});

interface DeepMenu {
  id: string;
  business: { slug: string; name: string };
}

/** Gives a place a menu with a dish that is chosen in a size and declares what it is free from, and one that declares nothing. */
const addDeepMenu = (place: Place): Promise<DeepMenu> =>
  place.ask('POST', '/menus/', {
    title: 'Karta',
    default_currency: 'ALL',
    items: [
      {
        name: DISH,
        price: 650,
        allergens: { fish: 'contains', nuts: 'free_from' },
        option_group_ids: [SIZE, EXTRAS],
      },
      { name: 'Bakllava', price: 200 },
    ],
    option_groups: [
      {
        id: SIZE,
        name: 'Madhësia',
        min_choices: 1,
        max_choices: 1,
        options: [option(11, 'E vogël', 0), option(12, 'E madhe', 200)],
      },
      { id: EXTRAS, name: 'Shtesa', options: [option(21, 'Limon', 0)] },
    ],
  });

/** Ticks by the keyboard what has the focus once the tab key went far enough. */
const tick = async (box: Locator): Promise<void> => {
  await box.focus();
  await box.page().keyboard.press('Space');
  await expect(box).toBeChecked();
};

for (const { language, locale, texts } of inTurn(IN_BOTH, import.meta.filename)) {
  // product.md §407, §419, §420, §421, §457
  test(`an allergy goes by keyboard from a menu's filter to the kitchen, ${language}`, async ({
    openConsole,
    openWindow,
    productUrl,
  }) => {
    const { place, page: owner } = await openConsole(language);
    await startTrial(place);
    const { id } = await addDeepMenu(place);
    const read = await textsOf(productUrl, language, 'diner');
    const nuts = (await textsOf(productUrl, language, 'ui'))('allergen.nuts');
    const diner = await openWindow({ locale });
    const sheet = diner.getByRole('dialog', { name: DISH });
    const choose = async (): Promise<void> => {
      // What was had before stands above the menu too.
      const button = diner.getByRole('button', { name: read('dish.chooseFor', { name: DISH }) }).first();
      await KEYBOARD.press(button);
      await KEYBOARD.choose(sheet.getByRole('radio', { name: /^E madhe/ }));
    };
    const toCheckout = async (): Promise<void> => {
      await KEYBOARD.press(sheet.getByRole('button', { name: new RegExp(`^${read('dish.add')} `) }));
      await expect(sheet).toBeHidden();
      await KEYBOARD.press(diner.getByRole('link', { name: texts.checkout }).filter({ visible: true }));
      await expect(placeButton(diner, texts)).toBeVisible();
    };

    await diner.goto(`/menu/${id}`);
    await codeHasCome(diner);
    await KEYBOARD.press(diner.locator('summary').filter({ hasText: read('menuFilter.title') }));
    await tick(diner.getByRole('checkbox', { name: nuts }));
    await expect(diner.getByRole('heading', { level: 3 })).toHaveText([DISH]);
    await expectSound(diner, 'a menu that is filtered by an allergy');
    await choose();
    await tick(sheet.getByRole('checkbox', { name: /^Limon/ }));
    await expectSound(diner, 'the sheet of a dish');
    await toCheckout();
    await introduce(diner, newEmail(), texts);
    await KEYBOARD.write(diner.getByLabel(read('checkout.allergy')), 'Arra');
    await tick(diner.getByRole('checkbox', { name: read('checkout.remember') }));
    await expectSound(diner, 'a checkout with an allergy');
    await KEYBOARD.press(placeButton(diner, texts));
    const order = await confirmedOrder(diner);

    await place.ask('PATCH', `/orders/business/${order}`, { status: 'confirmed' });
    await owner.goto('/business/kitchen');
    const ticket = owner.getByRole('listitem', { name: new RegExp(order) });
    await expect(ticket.getByText('Arra')).toBeVisible();
    await expect(ticket.getByText('Madhësia: E madhe')).toBeVisible();
    await expectSound(owner, 'a ticket with an allergy');

    await diner.goto(`/menu/${id}`);
    await codeHasCome(diner);
    await choose();
    await toCheckout();
    await expect(diner.getByLabel(texts.name)).toHaveValue('Arta K.');
    // What somebody cannot eat is asked anew each time.
    await expect(diner.getByLabel(read('checkout.allergy'))).toHaveValue('');
  });

  // product.md §435, §437
  test(`how many are left is set by keyboard in a sheet, and diners read it, ${language}`, async ({
    openConsole,
    openWindow,
    productUrl,
  }) => {
    const { place, page: owner, say } = await openConsole(language);
    await startTrial(place);
    const { id } = await addMenu(place);
    await owner.goto(`/menus/${id}`);
    const title = 'Fërgesë';
    const action = say('stock.count');
    await KEYBOARD.press(owner.getByRole('button', { name: say('common.named', { action, title }) }));
    const sheet = owner.getByRole('dialog', { name: say('stock.title', { name: title }) });
    await expectSound(owner, 'the sheet of how many are left');
    await KEYBOARD.write(sheet.getByLabel(say('stock.leftNow')), '3');
    await KEYBOARD.press(sheet.getByRole('button', { name: say('stock.save') }));
    await expect(sheet).toBeHidden();
    const left = say('stock.left_other', { value: 3 });
    const counted = owner.getByRole('button', { name: say('common.named', { action: left, title }) });
    await expect(counted).toBeFocused();
    const read = await textsOf(productUrl, language, 'diner');
    const diner = await openWindow({ locale });
    await diner.goto(`/menu/${id}`);
    await expect(diner.getByText(read('dish.fewLeft_other', { count: 3 }))).toBeVisible();
  });

  // product.md §451, §452, §458
  test(`the tabs of a place, and a favourite, by keyboard, ${language}`, async ({
    openConsole,
    openWindow,
    productUrl,
  }) => {
    const { place } = await openConsole(language);
    await startTrial(place);
    const { business } = await addDeepMenu(place);
    await addMenu(place, 'Mëngjesi');
    const read = await textsOf(productUrl, language, 'diner');
    const diner = await openWindow({ locale });
    await diner.goto(`/place/${business.slug}`);
    await codeHasCome(diner);
    const tabs = diner.getByRole('navigation', { name: read('place.menus') });
    await KEYBOARD.press(tabs.getByRole('link', { name: 'Mëngjesi' }));
    await expect(tabs.getByRole('link', { name: 'Mëngjesi' })).toHaveAttribute('aria-current', 'page');
    await expect(diner.getByRole('heading', { level: 3, name: 'Fërgesë' })).toBeVisible();
    await expect(diner.getByRole('heading', { name: read('place.reviews') })).toBeVisible();
    const heart = diner.getByRole('button', { name: read('favourites.mark', { place: business.name }) });
    await KEYBOARD.press(heart);
    await expect(heart).toHaveAttribute('aria-pressed', 'true');
    await expectSound(diner, 'the page of a place');
    await diner.goto('/favourites');
    await expect(diner.getByRole('article').filter({ hasText: business.name })).toBeVisible();
    await expectSound(diner, 'the favourites of a device');
  });
}
