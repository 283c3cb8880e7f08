import { failure, pending } from '@tavolina/shared-api/testing';
import { screen, waitFor } from '@testing-library/react';
import { menuOf } from '../../testing/menu-samples.ts';
import { renderScreen, type ScreenOptions } from '../../testing/render-screen.tsx';

const KEY = 'tables-to-add:oxhaku';

const open = (api: ScreenOptions['api'], kept: Record<string, string> = {}) =>
  renderScreen({
    at: '/menus/dreka/code',
    kept,
    api: { 'GET /orders/business': [], 'GET /menus/{id}': menuOf(), 'GET /tables': [], ...api },
  });
const nameField = () => screen.findByRole('textbox', { name: /^Numri ose emri/ });
const labelOf = ({ body }: { body?: unknown }): string => (body as { label: string }).label;
const added = (call: { body?: unknown }) => ({
  id: `t${labelOf(call)}`,
  label: labelOf(call),
  code: 'b7Kp1Qd9MnV4',
});
const keptNames = (): unknown => JSON.parse(sessionStorage.getItem(KEY) ?? 'null');

// product.md §570
test('names that are not answered are sent after a reload, and one that is there by then is no refusal', async () => {
  const first = await open({ 'POST /tables': pending });
  await first.user.type(await nameField(), '1{Enter}2{Enter}3{Enter}');
  await waitFor(() => expect(keptNames()).toEqual({ labels: ['1', '2', '3'] }));
  const kept = sessionStorage.getItem(KEY) ?? '';
  first.unmount();
  const { sent } = await open(
    {
      'POST /tables': (call) =>
        labelOf(call) === '3' ? added(call) : failure(409, 'table_exists', 'I zënë.'),
    },
    // A browser that leaves the page ends what is on its way, so that its name comes back into the field.
    { [KEY]: kept, 'new-table:oxhaku': '{"label":"1"}' },
  );
  expect(await screen.findByText('Tavolina 3 u shtua.')).toBeVisible();
  await waitFor(() => expect(sent('POST /tables').map(labelOf)).toEqual(['1', '2', '3']));
  await waitFor(() => expect(keptNames()).toBeNull());
  expect(screen.queryByText(/nuk u shtua/)).not.toBeInTheDocument();
  expect(await nameField()).toHaveValue('');
});

// product.md §570
test('names that did not reach the server stay for a reload until they are added', async () => {
  let isUp = false;
  const { user } = await open({
    'POST /tables': (call) => (isUp ? added(call) : failure(503, 'service_unavailable', 'Jo tani.')),
  });
  const name = await nameField();
  await user.type(name, '1{Enter}');
  // It comes back into the field.
  await waitFor(() => expect(name).toHaveValue('1'));
  await user.clear(name);
  await user.type(name, '2{Enter}');
  await waitFor(() => expect(name).toHaveValue('2'));
  expect(keptNames()).toEqual({ labels: ['1', '2'] });
  isUp = true;
  await user.type(name, '{Enter}');
  await waitFor(() => expect(keptNames()).toBeNull());
});
