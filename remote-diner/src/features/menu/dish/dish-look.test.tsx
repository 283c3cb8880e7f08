import type { Item } from '@tavolina/shared-api/contract';
import { fakeApi } from '@tavolina/shared-api/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { groupOf, groupsWith, menuWithChoices, optionOf } from '../../../testing/choices.ts';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { dishOf, menuOf, RATES } from '../../../testing/samples.ts';

const image = { width: 640, height: 480, placeholder: '', sources: [] };
const PICTURED = dishOf({
  image_url: '/media/a/640.webp',
  image: { ...image, placeholder: 'data:image/webp;base64,AA' },
  focus: { x: 20, y: 80 },
  more_pictures: [
    { image_url: '/media/b/640.webp', image, focus: { x: 0, y: 100 } },
    { image_url: '/media/c/640.webp', image },
  ],
});

const open = async (item: Item = PICTURED, takesOrders = true) => {
  const sample = menuOf();
  const menu = {
    ...sample,
    sections: [],
    items: [item],
    business: { ...sample.business, accepts_orders: takesOrders },
  };
  fakeApi({ 'GET /menus/{id}': menu, 'GET /exchange-rates': RATES });
  const { user } = await renderScreen(`/menu/${menu.id}`);
  await screen.findByRole('heading', { level: 1, name: menu.business.name });
  return user;
};
const openPictures = async (takesOrders?: boolean) => {
  const user = await open(PICTURED, takesOrders);
  await user.click(screen.getByRole('button', { name: 'Shih 3 fotografi: Tavë kosi' }));
  const dialog = await screen.findByRole('dialog', { name: 'Tavë kosi' });
  return { user, dialog, sheet: within(dialog) };
};

// product.md §492
test('a card shows the first picture with its focal point', async () => {
  await open();
  const [photo] = document.querySelectorAll('img');
  expect(photo).toHaveAttribute('src', '/media/a/640.webp');
  expect(photo).toHaveStyle({ objectPosition: '20% 80%' });
});

// product.md §519
test('a dish with one picture opens by it, to be ordered', async () => {
  const user = await open({ ...PICTURED, more_pictures: undefined });
  await user.click(screen.getByRole('button', { name: 'Shih Tavë kosi' }));
  const sheet = within(await screen.findByRole('dialog', { name: 'Tavë kosi' }));
  expect(sheet.getByRole('button', { name: /^Shto/ })).toBeInTheDocument();
});

// product.md §519
test.each([
  ['nothing more than its name', {}, 0],
  ['a description', { description: 'Qengj në furrë' }, 1],
  ['an allergen', { allergens: { milk: 'contains' } }, 1],
] as const)('of a dish with %s as much opens', async (_, more, buttons) => {
  await open({ ...dishOf({ description: '' }), ...more });
  expect(screen.queryAllByRole('button', { name: 'Shih Tavë kosi' })).toHaveLength(buttons);
});

// product.md §519
test.each([
  ['sq', 'Shih Margarita', 'Mbaroi', 'Zgjidh 1', 'përmban'],
  ['en', 'See Margarita', 'Sold out', 'Choose 1', 'contains'],
] as const)(
  'where nothing is ordered choices are read with their prices and allergens, in %s',
  async (lng, see, soldOut, pick, contains) => {
    const cheese = optionOf('Djathë', 50, { allergens: { milk: 'contains' } });
    const menu = menuWithChoices(
      groupsWith('Shtesa', (extras) => ({ ...extras, options: [cheese, ...extras.options.slice(1)] })),
    );
    const business = { ...menu.business, accepts_orders: false };
    fakeApi({ 'GET /menus/{id}': { ...menu, business }, 'GET /exchange-rates': RATES });
    const { user } = await renderScreen(`/menu/${menu.id}`, { lng });
    const button = await screen.findByRole('button', { name: see });
    button.focus();
    await user.keyboard('{Enter}');
    const sheet = within(await screen.findByRole('dialog', { name: 'Margarita' }));
    expect(sheet.getByRole('heading', { level: 3, name: 'Madhësia' })).toBeInTheDocument();
    expect(sheet.getAllByText(pick)).not.toHaveLength(0);
    const options = (name: string) =>
      within(sheet.getByRole('list', { name }))
        .getAllByRole('listitem')
        .map((li) => li.textContent);
    expect(options('Madhësia')).toEqual([
      expect.stringMatching(/^E vogël\s*$/),
      expect.stringMatching(/^E madhe\s*\+200\sL$/),
    ]);
    expect(options('Shtesa')[0]).toMatch(new RegExp(`^Djathë.*${contains}.*\\+50\\sL$`, 'i'));
    expect(options('Shtesa')[3]).toMatch(new RegExp(`^Tartuf\\s*${soldOut}$`));
    // What comes with an option stands below it.
    expect(options('Pija')[1]).toMatch(/^Birrë\s*\+150\sL$/);
    expect(sheet.getByRole('heading', { level: 4, name: 'Pija' })).toBeInTheDocument();
    for (const role of ['radio', 'checkbox', 'textbox'])
      expect(sheet.queryByRole(role)).not.toBeInTheDocument();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(button).toHaveFocus());
  },
);

// product.md §494
test.each([
  ['sq', '3 fotografi'],
  ['en', '3 pictures'],
] as const)(
  'a dish that opens from all of its row says in %s how many pictures it has',
  async (lng, text) => {
    const menu = menuWithChoices([groupOf('Madhësia', [optionOf('E madhe')])], {
      items: [{ ...PICTURED, option_group_ids: ['Madhësia'] }],
    });
    fakeApi({ 'GET /menus/{id}': menu, 'GET /exchange-rates': RATES });
    await renderScreen(`/menu/${menu.id}`, { lng });
    expect(await screen.findByText(text)).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /3 (fotografi|pictures)/ })).not.toBeInTheDocument();
  },
);

// product.md §494
test('the sheet of a dish shows one picture after the other, by buttons', async () => {
  const { user, sheet } = await openPictures();
  const gallery = within(sheet.getByRole('region', { name: 'Fotografi: Tavë kosi' }));
  expect(gallery.getByRole('status')).toHaveTextContent('1 nga 3');
  expect(gallery.getByRole('img', { name: 'Tavë kosi, fotografia 1 nga 3' })).toHaveStyle({
    objectPosition: '20% 80%',
  });
  const back = gallery.getByRole('button', { name: 'Fotografia e mëparshme' });
  const on = gallery.getByRole('button', { name: 'Fotografia tjetër' });
  expect(back).toHaveAttribute('aria-disabled', 'true');
  await user.click(on);
  expect(gallery.getByRole('status')).toHaveTextContent('2 nga 3');
  expect(gallery.getByRole('img')).toHaveAccessibleName('Tavë kosi, fotografia 2 nga 3');
  await user.click(on);
  expect(on).toHaveAttribute('aria-disabled', 'true');
  await user.click(on);
  expect(gallery.getByRole('status')).toHaveTextContent('3 nga 3');
  await user.click(back);
  expect(gallery.getByRole('status')).toHaveTextContent('2 nga 3');
});

// product.md §494
test('arrow keys, Home and End go through the pictures', async () => {
  const { user, sheet } = await openPictures();
  const gallery = within(sheet.getByRole('region', { name: /^Fotografi: / }));
  gallery.getByRole('list').focus();
  expect(gallery.getByRole('list')).toHaveFocus();
  for (const [key, at] of [
    ['{ArrowRight}', 2],
    ['{End}', 3],
    ['{ArrowRight}', 3],
    ['{ArrowLeft}', 2],
    ['{Home}', 1],
    ['{ArrowLeft}', 1],
  ] as const) {
    await user.keyboard(key);
    expect(gallery.getByRole('status')).toHaveTextContent(`${at} nga 3`);
  }
});

test('a dish that one press orders can be ordered from its pictures too', async () => {
  const { user, sheet } = await openPictures();
  await user.click(sheet.getByRole('button', { name: /^Shto/ }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(
    within(screen.getByRole('complementary', { name: 'Shporta jote' })).getByText('Tavë kosi'),
  ).toBeInTheDocument();
});

// product.md §494
test('where a place takes no orders the sheet has the pictures and nothing to order', async () => {
  const { user, sheet } = await openPictures(false);
  expect(sheet.getByRole('status')).toHaveTextContent('1 nga 3');
  expect(sheet.queryByRole('textbox')).not.toBeInTheDocument();
  expect(sheet.queryByRole('button', { name: /^Shto/ })).not.toBeInTheDocument();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await waitFor(() => expect(screen.getByRole('button', { name: /^Shih 3/ })).toHaveFocus());
});
