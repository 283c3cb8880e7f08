import { failure } from '@tavolina/shared-api/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { saveTable, useWays } from '../../lib/way/way-store.ts';
import { expectKept, fillCheckout, openCheckout, submitOrder } from '../../testing/checkout-page.ts';
import { beforeSlots, radio } from '../../testing/order-times.ts';

beforeSlots();

// product.md §284
test('an order at the table is sent with its code, and who has left it orders for pickup', async () => {
  saveTable('oxhaku', { code: 'q3Zr8Yw2LxT5', label: '12' });
  const { user, sent } = await openCheckout();
  expect(radio(/^Tavolina 12/)).toBeChecked();
  await fillCheckout(user);
  await submitOrder(user);
  await waitFor(() =>
    expect(sent()[0]?.body).toMatchObject({ fulfilment: 'table', table_code: 'q3Zr8Yw2LxT5' }),
  );
});

// product.md §284
test('an order goes to the table also before the server has answered which table it is', async () => {
  saveTable('oxhaku', { code: 'q3Zr8Yw2LxT5' });
  let answer = (_table: { label: string }): void => undefined;
  const { user, sent } = await openCheckout({
    'GET /places/{id}/tables/{code}': () =>
      new Promise((resolve) => {
        answer = resolve;
      }),
    'POST /orders': () => failure(409, 'fulfilment_unavailable', 'Kështu jo.'),
  });
  await fillCheckout(user);
  await submitOrder(user);
  await waitFor(() =>
    expect(sent()[0]?.body).toMatchObject({ fulfilment: 'table', table_code: 'q3Zr8Yw2LxT5' }),
  );
  act(() => answer({ label: '12' }));
  expect(await screen.findByRole('radio', { name: /^Tavolina 12/ })).toBeChecked();
});

// product.md §27, §284
test('where an order is paid is said by how it is got', async () => {
  saveTable('oxhaku', { code: 'q3Zr8Yw2LxT5', label: '12' });
  const { user } = await openCheckout();
  const later = radio(/^Në restorant/);
  expect(later).toHaveAccessibleName('Në restorant Porosia regjistrohet tani, paguan te tavolina.');
  await user.click(radio(/^E merr vetë/));
  expect(later).toHaveAccessibleName('Në restorant Porosia regjistrohet tani, paguan kur ta marrësh.');
});

test('who is not at the table any more orders for pickup', async () => {
  saveTable('oxhaku', { code: 'q3Zr8Yw2LxT5', label: '12' });
  const { user, sent } = await openCheckout();
  await user.click(screen.getByRole('button', { name: 'Nuk jam te kjo tavolinë' }));
  expect(screen.queryByText(/Tavolina 12/)).not.toBeInTheDocument();
  await fillCheckout(user);
  await submitOrder(user);
  await waitFor(() => expect(sent()).toHaveLength(1));
  expect(sent()[0]?.body).not.toHaveProperty('table_code');
});

// product.md §284
test.each(['table_unknown', 'fulfilment_unavailable'])(
  'an order at a table that cannot be had (%s) can be one for pickup by one press',
  async (code) => {
    saveTable('oxhaku', { code: 'q3Zr8Yw2LxT5', label: '12' });
    const { user, sent } = await openCheckout({
      'POST /orders': () => failure(409, code, 'Kështu jo.'),
    });
    await fillCheckout(user);
    await submitOrder(user);
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('Kështu jo.');
    expectKept();
    await user.click(within(alert).getByRole('button', { name: 'Zgjidh ta marrësh vetë' }));
    await submitOrder(user);
    await waitFor(() => expect(sent()).toHaveLength(2));
    expect(sent()[1]?.body).not.toHaveProperty('table_code');
    expect(useWays.getState().tables.oxhaku === undefined).toBe(code === 'table_unknown');
  },
);
