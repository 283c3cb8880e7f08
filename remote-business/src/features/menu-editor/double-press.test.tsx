import { type FakeHandlers, failure } from '@tavolina/shared-api/testing';
import { act, screen } from '@testing-library/react';
import { renderScreen } from '../../testing/render-screen.tsx';
import { menuCardOf, menuOf, RATES } from '../../testing/samples.ts';

const open = (at: string, api: FakeHandlers) =>
  renderScreen({
    at,
    api: {
      'GET /menus/{id}': menuOf(),
      'GET /menus/my/': [menuCardOf()],
      'GET /exchange-rates': RATES,
      'GET /subscriptions/usage': failure(404, 'not_found'),
      'GET /orders/business': [],
      ...api,
    },
  });

/** Two clicks before anything is drawn in between. */
const pressTwice = async (name: string): Promise<void> => {
  const button = screen.getByRole('button', { name });
  await act(async () => {
    button.click();
    button.click();
  });
};

test('a double press saves a menu once', async () => {
  const { user, sent } = await open('/menus/dreka/edit', { 'PATCH /menus/{id}': menuOf({ version: 4 }) });
  await user.type(await screen.findByLabelText('Titulli'), ' e re');
  await pressTwice('Ruaj menunë');
  expect(await screen.findByText('Menuja u përditësua me sukses')).toBeVisible();
  expect(sent('PATCH /menus/{id}')).toHaveLength(1);
});

test('a double press creates a menu once, and one that failed is pressed again', async () => {
  let isDown = true;
  const { user, sent } = await open('/menus/create', {
    'POST /menus/': () => (isDown ? failure(503, 'service_unavailable') : menuOf()),
  });
  await user.type(await screen.findByLabelText('Titulli'), 'Dreka');
  await pressTwice('Krijo menunë');
  expect(await screen.findByText(/Menuja nuk u krijua/)).toBeVisible();
  expect(sent('POST /menus/')).toHaveLength(1);
  isDown = false;
  await pressTwice('Krijo menunë');
  expect(await screen.findByRole('heading', { level: 1, name: 'Menutë' })).toBeVisible();
  expect(sent('POST /menus/')).toHaveLength(2);
});
