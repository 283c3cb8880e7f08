import { failure } from '@tavolina/shared-api/testing';
import { screen, within } from '@testing-library/react';
import { menuWithGroups } from '../../testing/choices-samples.ts';
import { itemOf, menuOf, RATES } from '../../testing/menu-samples.ts';
import { renderScreen, type ScreenOptions } from '../../testing/render-screen.tsx';

const open = (api: ScreenOptions['api']) =>
  renderScreen({ at: '/menus/dreka', api: { 'GET /orders/business': [], ...api } });

test('shows hidden sections and all prices', async () => {
  const [section] = menuOf().sections;
  if (!section) throw new Error('no section');
  await open({ 'GET /menus/{id}': menuOf({ sections: [{ ...section, display: false }] }) });
  expect(await screen.findByRole('heading', { level: 1, name: 'Menuja e drekës' })).toBeVisible();
  const part = within(screen.getByRole('region', { name: 'Gatime tavash' }));
  expect(part.getByText('I fshehur')).toBeVisible();
  expect(part.getByText('5,50 €')).toBeVisible();
  expect(within(screen.getByRole('region', { name: 'Të tjera' })).getByText('Trileçe')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Ndrysho' })).toHaveAttribute('href', '/menus/dreka/edit');
});

test('of many dishes only the one that is sold out stands out', async () => {
  const dishes = Array.from({ length: 25 }, (_, at) =>
    itemOf({
      id: `gatim-${at}`,
      name: `Gatimi ${at}`,
      section_id: null,
      ...(at === 3 && { sold_out: { until: null } }),
    }),
  );
  await open({ 'GET /menus/{id}': menuOf({ sections: [], items: dishes }) });
  const buttons = await screen.findAllByRole('button', { name: /^Shëno si të mbaruar: / });
  expect(buttons).toHaveLength(24);
  for (const button of buttons) {
    expect(button).toHaveClass('quiet');
    expect(button.querySelector('svg')).toBeNull();
  }
  const out = screen.getByRole('button', { name: /^I mbaruar .*: Gatimi 3$/ });
  expect(out).toHaveClass('secondary');
  expect(out.querySelector('svg')).not.toBeNull();
});

test('a dish without a description leaves no empty line', async () => {
  const plain = menuOf({ items: [itemOf({ id: 'uje', name: 'Ujë', description: '', section_id: null })] });
  await open({ 'GET /menus/{id}': plain });
  const dish = within(await screen.findByRole('region', { name: 'Të tjera' })).getByRole('listitem');
  for (const line of within(dish).getAllByRole('paragraph')) expect(line).not.toBeEmptyDOMElement();
});

test('says when there is none', async () => {
  await open({ 'GET /menus/{id}': failure(404, 'menu_not_found') });
  expect(await screen.findByRole('heading', { level: 1, name: 'Menuja nuk u gjet' })).toBeVisible();
});

test('can be tried again after a failure', async () => {
  let isDown = true;
  const { user } = await open({
    'GET /menus/{id}': () => (isDown ? failure(500, 'internal_error') : menuOf()),
  });
  expect(await screen.findByText('Menuja nuk u ngarkua.')).toBeVisible();
  isDown = false;
  await user.click(screen.getByRole('button', { name: 'Provo përsëri' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Menuja e drekës' })).toBeVisible();
});

// product.md §180
test('items without a price are listed, each with the way to it in the form', async () => {
  const unpriced = menuOf({
    items: [itemOf({ id: 'byrek', name: 'Byrek', price: 0, prices: [], section_id: null })],
  });
  const { user } = await open({
    'GET /menus/{id}': unpriced,
    'GET /menus/my/': [],
    'GET /exchange-rates': RATES,
    'GET /subscriptions/usage': failure(404, 'not_found'),
  });
  expect(await screen.findByText('Një artikull nuk ka çmim.')).toBeVisible();
  expect(screen.getByText(/Klientët nuk mund ta porosisin derisa t’i vendosësh çmim/)).toBeVisible();
  expect(within(screen.getByRole('region', { name: 'Të tjera' })).getByText('Pa çmim')).toBeVisible();
  await user.click(screen.getByRole('link', { name: 'Byrek' }));
  expect(await screen.findByLabelText('Çmimi në lekë')).toBeVisible();
  expect(screen.getByLabelText('Emri')).toHaveValue('Byrek');
});

// product.md §413
test('says what a dish declares, in words, and nothing of one that declares nothing', async () => {
  const soup = itemOf({ id: 'supe', name: 'Supë', section_id: null, allergens: { celery: 'may_contain' } });
  const plain = itemOf({ id: 'uje', name: 'Ujë', section_id: null });
  await open({ 'GET /menus/{id}': menuOf({ sections: [], items: [soup, plain] }) });
  expect(await screen.findByText('Mund të përmbajë: Selino')).toBeVisible();
  expect(screen.getAllByText(/përmba/)).toHaveLength(1);
});

// product.md §409
test('says which choices a dish comes with, and leads to them', async () => {
  await open({ 'GET /menus/{id}': menuWithGroups() });
  expect(await screen.findByText('Zgjedhje: Madhësia')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Zgjedhjet' })).toHaveAttribute('href', '/menus/dreka/choices');
});
