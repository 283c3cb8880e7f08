import { fakeMadeSheets } from '@tavolina/shared-console/testing/made-sheets.ts';
import { screen, within } from '@testing-library/react';
import { kitchenTicket, openKitchen } from '../../testing/open-kitchen.ts';

fakeMadeSheets();

// product.md §338
test('the ticket is printed from the kitchen too, without prices', async () => {
  const print = jest.spyOn(window, 'print').mockImplementation(() => undefined);
  const { user } = await openKitchen({ keptOnDevice: { 'tavolina-paper': '80' } });
  const ticket = within(await kitchenTicket('K7MQ-4XTD'));
  await user.click(
    ticket.getByRole('button', { name: 'Printo fletëporosinë e kuzhinës, porosia K7MQ-4XTD' }),
  );
  const slip = document.querySelector('.slip');
  expect(slip).toHaveTextContent('Tavolina 4');
  expect(slip).not.toHaveTextContent(/€|\bL\b|6,63|650/);
  expect(print).toHaveBeenCalledTimes(1);
  expect(screen.getByRole('main')).toBeVisible();
});
