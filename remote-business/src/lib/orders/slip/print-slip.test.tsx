import type { BusinessOrder } from '@tavolina/shared-api/contract';
import { setClock } from '@tavolina/shared-api/testing';
import { fakeMadeSheets, madeSheets } from '@tavolina/shared-console/testing/made-sheets.ts';
import { orderOf } from '@tavolina/shared-console/testing/order-samples.ts';
import { act, screen, within } from '@testing-library/react';
import { BOARD_KEPT, FIRST, openBoard, ticketOf } from '../../../testing/open-board.ts';
import { renderScreen } from '../../../testing/render-screen.tsx';

const slip = (): HTMLElement | null => document.querySelector<HTMLElement>('.slip');
const isOver = (): void => act(() => void window.dispatchEvent(new Event('afterprint')));
const PRICES = /€|\bL\b|6,63|650/;

fakeMadeSheets();
let print: jest.SpyInstance;
beforeEach(() => {
  print = jest.spyOn(window, 'print').mockImplementation(() => undefined);
});

afterEach(() => jest.useRealTimers());

const openOrder = (
  keptOnDevice: Record<string, string> = {},
  order: Partial<BusinessOrder> = {},
  lng: 'sq' | 'en' = 'sq',
) =>
  renderScreen({
    lng,
    at: '/business/orders/K7MQ-4XTD',
    keptOnDevice,
    api: {
      'GET /orders/business': [],
      'GET /orders/business/{orderId}': orderOf({
        fulfilment: 'table',
        table: '4',
        promised_at: '2026-11-20T18:40:00.000Z',
        notes: 'Me nge',
        ...order,
      }),
    },
  });

// product.md §337
test('the first press on a device asks for the width of its paper, a further one does not', async () => {
  const { user } = await openOrder();
  await user.click(await screen.findByRole('button', { name: 'Printo fletëporosinë' }));
  const dialog = within(
    await screen.findByRole('alertdialog', { name: 'Sa e gjerë është letra e printerit?' }),
  );
  expect(print).not.toHaveBeenCalled();
  expect(dialog.getByRole('radio', { name: '80 mm' })).toBeChecked();
  await user.click(dialog.getByRole('radio', { name: '58 mm' }));
  await user.click(dialog.getByRole('button', { name: 'Printo' }));
  expect(print).toHaveBeenCalledTimes(1);
  expect(slip()).toHaveAttribute('data-paper', '58');
  isOver();
  expect(slip()).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Printo llogarinë' }));
  expect(print).toHaveBeenCalledTimes(2);
  expect(slip()).toHaveAttribute('data-paper', '58');
});

// product.md §337
test('what is asked can be left unanswered: nothing is printed or kept', async () => {
  const { user } = await openOrder();
  await user.click(await screen.findByRole('button', { name: 'Printo fletëporosinë' }));
  await user.click(await screen.findByRole('button', { name: 'Jo tani' }));
  expect(print).not.toHaveBeenCalled();
  expect(localStorage.getItem('tavolina-paper')).toBeNull();
});

// product.md §338
test('the kitchen’s ticket says where, until which day and time and what, without prices', async () => {
  // The day before: a ticket that said “tomorrow” would be wrong the next day.
  setClock('2026-11-19T18:00:00.000Z');
  const { user } = await openOrder({ 'tavolina-paper': '80' });
  await user.click(await screen.findByRole('button', { name: 'Printo fletëporosinë' }));
  const paper = slip();
  expect(paper).toHaveAttribute('aria-hidden', 'true');
  for (const text of ['Tavolina 4', 'K7MQ-4XTD', 'Arta K.', '1×Tavë kosi', 'Pa vezë sipër', 'Shënim: Me nge'])
    expect(paper).toHaveTextContent(text);
  expect(paper).toHaveTextContent('deri të premten më 20 nëntor në orën 19:40');
  expect(paper).not.toHaveTextContent(PRICES);
});

// product.md §339
test('the receipt has prices, says whether it is paid, and that it is not a fiscal one', async () => {
  const { user } = await openOrder({ 'tavolina-paper': '80' });
  await user.click(await screen.findByRole('button', { name: 'Printo llogarinë' }));
  const paper = slip();
  for (const text of [
    'Oxhaku i Gjyshes',
    '2×Fërgesë e TiranësMadhësia: E madhe',
    'Totali 1.880 L',
    'Paguhet në restorant',
  ])
    expect(paper).toHaveTextContent(text);
  expect(paper).toHaveTextContent('Ky nuk është kupon tatimor.');
  expect(paper).not.toHaveTextContent('Pa vezë sipër');
});

// product.md §106
test.each([
  [false, 'sq', /\d,\d\d\s€, me çmimet në euro të vetë lokalit/],
  [true, 'en', /\d\.\d\d\s€, each price at 1 € = 98 L/],
] as const)(
  'the receipt says of the second amount how it came to be: by the rate %s, %s',
  async (euro_by_rate, lng, words) => {
    const { display } = orderOf();
    const { user } = await openOrder(
      { 'tavolina-paper': '80' },
      { display: { ...display, euro_by_rate } },
      lng,
    );
    await user.click(
      await screen.findByRole('button', { name: lng === 'sq' ? 'Printo llogarinë' : 'Print the receipt' }),
    );
    expect(slip()).toHaveTextContent(words);
  },
);

// product.md §338
test('it is printed from the board too', async () => {
  const { user } = await openBoard({ keptOnDevice: { ...BOARD_KEPT, 'tavolina-paper': '80' } });
  await screen.findByRole('link', { name: FIRST.id });
  const button = { name: 'Printo fletëporosinë e kuzhinës, porosia K7MQ-4XTD' };
  await user.click(within(ticketOf(FIRST.id)).getByRole('button', button));
  expect(slip()).toHaveTextContent('2×Tavë kosiMadhësia: E madheSi vakt: Me pijePija: BirrëPa piper');
});

// product.md §337
test('the page is as large as the slip, and shows nothing else, as long as it is printed', async () => {
  jest.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue({ height: 378 } as DOMRect);
  const { user } = await openOrder({ 'tavolina-paper': '58' });
  await user.click(await screen.findByRole('button', { name: 'Printo fletëporosinë' }));
  expect(madeSheets()).toEqual([expect.stringContaining('@page { size: 58mm 105mm; margin: 0; }')]);
  expect(madeSheets()[0]).toContain('body > :not(.slip) { display: none; }');
  isOver();
  expect(madeSheets()).toEqual([]);
});
