import { ORDERING } from '@tavolina/shared-console/testing/hours-samples.ts';
import { rowOf } from '@tavolina/shared-console/testing/order-samples.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { openBoard } from '../testing/open-board.ts';

const minutesAgo = (minutes: number): string => new Date(Date.now() - minutes * 60_000).toISOString();

beforeEach(() => {
  // jsdom has no window size of its own.
  globalThis.matchMedia = (query) =>
    Object.assign(new EventTarget(), { matches: query.startsWith('(max-width') }) as MediaQueryList;
});
afterEach(() => {
  Reflect.deleteProperty(globalThis, 'matchMedia');
});

// product.md §548, §342
test.each([
  ['sq', 'Porositë kur asnjë panel dhe asnjë kasë nuk ishte e lidhur', /^Pa porosi për tani: /, 'Në rregull'],
  ['en', 'Orders while no console or till was there', /^No orders for now: /, 'OK'],
] as const)(
  'on a phone a line says when nobody was there, and opens to the rest, %s',
  async (lng, name, short, ok) => {
    const { user } = await openBoard({
      lng,
      api: {
        'GET /availability/state': {
          ...ORDERING,
          unattended: { from: minutesAgo(40), until: minutesAgo(0) },
        },
      },
    });
    const bar = within(await screen.findByRole('region', { name }));
    const line = bar.getByText(short);
    const rest = bar.getByText(lng === 'sq' ? /Lëre panelin hapur/ : /Leave a console open/);
    expect(rest).not.toBeVisible();
    await user.click(line);
    expect(rest).toBeVisible();
    await user.click(bar.getByRole('button', { name: ok }));
    await waitFor(() => expect(screen.queryByRole('region', { name })).not.toBeInTheDocument());
  },
);

// product.md §548
test.each([
  [1, '1 porosi e re K7MQ-0001'],
  [4, '4 porosi të reja K7MQ-0001 +3'],
] as const)('on a phone the bar of %d new orders names one, so that none is cut', async (count, words) => {
  const orders = Array.from({ length: count }, (_, index) => rowOf({ id: `K7MQ-000${index + 1}` }));
  await openBoard({ api: { 'GET /orders/business': orders } });
  const bar = await screen.findByRole('region', { name: 'Porosi të pashikuara' });
  expect(bar.querySelector('p')).toHaveTextContent(words);
});
