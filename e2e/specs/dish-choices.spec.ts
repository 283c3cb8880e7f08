import { confirmedOrder, introduce, newEmail, placeButton } from '../support/diner.ts';
import { FINGER } from '../support/input-devices.ts';
import { expect, test } from '../support/test.ts';

const PHONE = { locale: 'sq-AL', viewport: { width: 390, height: 844 }, hasTouch: true };

// product.md §407
test('a pizza is chosen by touch on a phone, and its choices stand on the confirmation', async ({
  openWindow,
}) => {
  const page = await openWindow(PHONE);
  await page.goto('/restaurants?q=Pica+Prush');
  const card = page.getByRole('article').filter({ hasText: 'Pica Prush' });
  await FINGER.press(card.getByRole('link', { name: 'Pica Prush', exact: true }));
  await FINGER.press(page.getByRole('button', { name: 'Zgjidh Kapriçoza' }));
  const sheet = page.getByRole('dialog', { name: 'Kapriçoza' });
  const add = sheet.getByRole('button', { name: /^Shto / });
  await FINGER.press(add);
  await expect(sheet.getByRole('radio', { name: 'E mesme, 32 cm' })).toBeFocused();
  await FINGER.choose(sheet.getByRole('radio', { name: /^E madhe, 40 cm/ }));
  await FINGER.choose(sheet.getByRole('checkbox', { name: /^Kërpudha/ }));
  await FINGER.choose(sheet.getByRole('checkbox', { name: /^Mocarelë buallice/ }));
  await expect(add).toHaveText(/1\.040\sL/);
  await FINGER.press(add);
  await expect(sheet).toBeHidden();
  await FINGER.press(page.getByRole('button', { name: /Shiko shportën/ }));
  const cart = page.getByRole('dialog', { name: 'Shporta jote' });
  await FINGER.press(cart.getByRole('button', { name: /^Kapriçoza E madhe, 40 cm, Kërpudha/ }));
  await FINGER.choose(sheet.getByRole('checkbox', { name: /^Kërpudha/ }));
  await FINGER.press(sheet.getByRole('button', { name: /^Ruaj 980\sL$/ }));
  await expect(sheet).toBeHidden();
  await FINGER.press(cart.getByRole('link', { name: 'Vazhdo te pagesa' }));
  await introduce(page, newEmail());
  await FINGER.press(placeButton(page));
  await confirmedOrder(page);
  await FINGER.press(page.getByText('Shiko porosinë'));
  await expect(page.getByText('E madhe, 40 cm, Mocarelë buallice')).toBeVisible();
});
