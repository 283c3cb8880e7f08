import { act, screen } from '@testing-library/react';
import { useContact } from '../../lib/contact-store.ts';
import { field, openCheckout } from '../../testing/checkout-page.ts';

// The screen is still there.
afterEach(() => act(() => useContact.setState({ contact: null })));

const tick = () => screen.getByRole('checkbox', { name: 'Ruaji të dhënat e mia në këtë pajisje' });
const kept = (): string => localStorage.getItem('tavolina.contact') ?? '';

// product.md §457
test('who orders is kept only with a tick, follows what is typed, and is forgotten without it', async () => {
  const { user } = await openCheckout();
  await user.type(field('Emri dhe mbiemri'), 'Arta');
  expect(kept()).not.toContain('Arta');
  expect(tick()).not.toBeChecked();
  await user.click(tick());
  expect(kept()).toContain('Arta');
  await user.type(field('Emri dhe mbiemri'), ' K.');
  expect(kept()).toContain('Arta K.');
  await user.click(tick());
  expect(kept()).not.toContain('Arta');
});

// product.md §457
test('what another tab was told to forget is not kept again by what is typed here', async () => {
  useContact.setState({
    contact: { customer_name: 'Arta', customer_email: 'a@shembull.al', customer_phone: '+355690000000' },
  });
  const { user } = await openCheckout();
  localStorage.setItem('tavolina.contact', '{"state":{"contact":null},"version":1}');
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'tavolina.contact' })));
  expect(tick()).not.toBeChecked();
  await user.type(field('Emri dhe mbiemri'), ' K.');
  expect(kept()).not.toContain('Arta');
});

// product.md §457
test('the next checkout begins with it', async () => {
  useContact.setState({
    contact: { customer_name: 'Arta K.', customer_email: 'a@shembull.al', customer_phone: '+355690000000' },
  });
  await openCheckout();
  expect(field('Emri dhe mbiemri')).toHaveValue('Arta K.');
  expect(field('E-mail')).toHaveValue('a@shembull.al');
  expect(tick()).toBeChecked();
});

// product.md §39
test.each(['x', '{"state":{"contact":{"customer_name":4}},"version":1}', '{"state":null,"version":1}'])(
  'a device that holds %s knows nobody',
  async (stored) => {
    localStorage.setItem('tavolina.contact', stored);
    await act(async () => useContact.persist.rehydrate());
    expect(useContact.getState().contact).toBeNull();
  },
);

// product.md §456
test('the lines can be unfolded below the place and the total', async () => {
  const { user } = await openCheckout();
  const button = screen.getByRole('button', { name: /^Shiko porosinë/ });
  expect(button).toHaveAttribute('aria-expanded', 'false');
  await user.click(button);
  expect(screen.getByRole('button', { name: /^Mbyll porosinë/ })).toHaveAttribute('aria-expanded', 'true');
});
