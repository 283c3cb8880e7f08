import { screen } from '@testing-library/react';
import { renderUi } from '../test/render-ui.tsx';
import {
  OrderStatusBadge,
  orderStatusIcon,
  PaymentStatusBadge,
  useOrderStatusName,
} from './order-status-badge.tsx';

test.each([
  ['pending', 'Në pritje', 'Pending'],
  ['confirmed', 'Konfirmuar', 'Confirmed'],
  ['preparing', 'Në përgatitje', 'Preparing'],
  ['ready', 'Gati', 'Ready'],
  ['completed', 'Përfunduar', 'Completed'],
  ['delivered', 'Përfunduar', 'Completed'],
  ['cancelled', 'Anuluar', 'Cancelled'],
  ['canceled', 'Anuluar', 'Cancelled'],
  ['lost', 'E panjohur', 'Unknown'],
])('an order that is %s reads "%s" and "%s"', async (status, albanian, english) => {
  await renderUi(<OrderStatusBadge status={status} />);
  await renderUi(<OrderStatusBadge status={status} />, 'en');
  expect(screen.getByText(albanian)).toBeVisible();
  expect(screen.getByText(english)).toBeVisible();
});

test.each([
  ['paid', 'Paguar', 'Paid'],
  ['unpaid', 'Paguhet në restorant', 'Pay at the restaurant'],
  ['pending', 'Pagesë në pritje', 'Payment pending'],
  ['canceled', 'Pagesa u anulua', 'Payment cancelled'],
  ['refund_pending', 'Po rimbursohet', 'Refund under way'],
  ['refund_failed', 'Rimbursimi dështoi', 'Refund failed'],
  ['refunded', 'Rimbursuar', 'Refunded'],
  ['refunded_by_hand', 'Kthyer me dorë', 'Refunded by hand'],
  ['lost', 'E panjohur', 'Unknown'],
])('a payment that is %s reads "%s" and "%s"', async (status, albanian, english) => {
  await renderUi(<PaymentStatusBadge status={status} />);
  await renderUi(<PaymentStatusBadge status={status} />, 'en');
  expect(screen.getByText(albanian)).toBeVisible();
  expect(screen.getByText(english)).toBeVisible();
});

test('both spellings of an end share their sign', () => {
  expect(orderStatusIcon('delivered')).toBe(orderStatusIcon('completed'));
  expect(orderStatusIcon('canceled')).toBe(orderStatusIcon('cancelled'));
  expect(orderStatusIcon('ready')).not.toBe(orderStatusIcon('pending'));
});

test('lists get the same words', async () => {
  const Choice = () => <option>{useOrderStatusName()('preparing')}</option>;
  await renderUi(
    <select>
      <Choice />
    </select>,
  );
  expect(screen.getByRole('option', { name: 'Në përgatitje' })).toBeInTheDocument();
});
