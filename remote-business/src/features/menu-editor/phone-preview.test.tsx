import { initialValues, SECTION_FIELDS } from '@tavolina/shared-api/contract';
import { screen, waitFor, within } from '@testing-library/react';
import { menuWithGroups } from '../../testing/choices-samples.ts';
import { itemOf, menuOf } from '../../testing/menu-samples.ts';
import { openEditor } from '../../testing/open-editor.ts';

const API = {
  'GET /menus/{id}': menuOf({
    sections: [
      ...menuOf().sections,
      {
        ...initialValues(SECTION_FIELDS),
        id: 'oferta',
        title: 'Oferta',
        display: false,
        menu_id: 'dreka',
        items: [itemOf()],
      },
    ],
    items: [
      itemOf({ id: 'trilece', name: 'Trileçe', price: 2.5, default_currency: 'EUR', prices: [] }),
      itemOf({ id: 'boza', name: 'Boza', available: false }),
      itemOf({ id: 'dhalle', name: 'Dhallë', sold_out: { until: null } }),
      itemOf({ id: 'pite', name: 'Pite', stock: { left: 0, daily: null } }),
    ],
  }),
};

describe('beside the form', () => {
  beforeEach(() => {
    // jsdom has no window size of its own.
    globalThis.matchMedia = () => Object.assign(new EventTarget(), { matches: true }) as MediaQueryList;
  });
  afterEach(() => {
    Reflect.deleteProperty(globalThis, 'matchMedia');
  });

  test('stands what diners see, in one currency, and follows what is typed', async () => {
    const { user } = await openEditor({ api: API });
    const phone = within(await screen.findByRole('region', { name: 'Si e sheh klienti' }));
    expect(phone.getByText('Tavë kosi')).toBeVisible();
    expect(phone.getByText(/245\sL/)).toBeVisible();
    for (const hidden of ['Oferta', 'Boza', 'Dhallë', 'Pite'])
      expect(phone.queryByText(hidden)).not.toBeInTheDocument();
    await user.type(screen.getByLabelText('Titulli'), ' e re');
    expect(await phone.findByText('Menuja e drekës e re')).toBeVisible();
    await user.click(screen.getByRole('button', { name: /^Gatime tavash.*2$/ }));
    await user.click(screen.getByRole('button', { name: 'Hap: Tavë kosi' }));
    await user.type(screen.getByLabelText('Emri'), 't');
    await user.clear(screen.getByLabelText('Çmimi në lekë'));
    await user.type(screen.getByLabelText('Çmimi në lekë'), '700');
    expect(await phone.findByText('Tavë kosit')).toBeVisible();
    expect(await phone.findByText(/700\sL/)).toBeVisible();
    // No price is no amount there, as diners see none.
    for (const none of ['0', '-5']) {
      await user.clear(screen.getByLabelText('Çmimi në lekë'));
      await user.type(screen.getByLabelText('Çmimi në lekë'), none);
      await waitFor(() => expect(phone.queryByText(/700\sL/)).not.toBeInTheDocument());
      expect(phone.queryByText(new RegExp(`^${none}\\sL`))).not.toBeInTheDocument();
    }
  });
});

// product.md §406, §413
test('shows what a dish declares, and what is chosen of it', async () => {
  const menu = menuWithGroups();
  const [first, ...others] = menu.sections;
  const items = first?.items.map((item) => ({ ...item, allergens: { milk: 'contains' as const } })) ?? [];
  const { user } = await openEditor({
    lng: 'en',
    api: { 'GET /menus/{id}': { ...menu, sections: first ? [{ ...first, items }, ...others] : [] } },
  });
  await user.click(await screen.findByRole('button', { name: 'As a customer sees it' }));
  const sheet = within(await screen.findByRole('dialog', { name: 'As a customer sees it' }));
  expect(sheet.getAllByText('Contains: Milk')).toHaveLength(2);
  expect(sheet.getAllByText(/^Madhësia: E vogël, E madhe \+200\sL$/)).toHaveLength(1);
  expect(sheet.getAllByText(/^from /)).toHaveLength(1);
});

test('opens from a button where there is no room beside the form, in English too', async () => {
  const { user } = await openEditor({ lng: 'en', api: API });
  await user.click(await screen.findByRole('button', { name: 'As a customer sees it' }));
  const sheet = within(await screen.findByRole('dialog', { name: 'As a customer sees it' }));
  expect(sheet.getByText('Fërgesë')).toBeVisible();
  expect(sheet.getByRole('button', { name: 'Other items' })).toBeVisible();
});

test('the drawn cover shows a dish of the menu, in the form as in the preview', async () => {
  const fish = itemOf({ id: 'koce', name: 'Koce në zgarë' });
  const menu = menuOf({ cuisine_type: 'Tradicionale', sections: [], items: [fish] });
  const { user } = await openEditor({ api: { 'GET /menus/{id}': menu } });
  await user.click(await screen.findByRole('button', { name: 'Si e sheh klienti' }));
  await screen.findByRole('dialog', { name: 'Si e sheh klienti' });
  // Covers are decorative: no role leads to them.
  const plates = [...document.querySelectorAll('svg[viewBox="0 0 400 300"]')].map((cover) =>
    cover.querySelector('use:last-of-type')?.getAttribute('href'),
  );
  expect(plates).toEqual([expect.stringMatching(/#peshk$/), expect.stringMatching(/#peshk$/)]);
});
