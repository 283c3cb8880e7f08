import type { OrderSettings } from '@tavolina/shared-api/contract';
import { type FakeRequest, failure } from '@tavolina/shared-api/testing';
import { SETTINGS } from '@tavolina/shared-console/testing/hours-samples.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { openHours } from '../../testing/open-hours.ts';
import type { ScreenOptions } from '../../testing/render-screen.tsx';

const PATCH = 'PATCH /availability/settings';
type Change = Partial<OrderSettings> & { seen?: Partial<OrderSettings> };

/** Opens the settings; another window saves its change before this one does. */
const openStale = (theirs: Partial<OrderSettings>, options: Partial<ScreenOptions> = {}) => {
  let stored = { ...SETTINGS, ...theirs };
  return openHours({
    at: '/business/hours?tab=orders',
    lng: 'en',
    ...options,
    api: {
      [PATCH]: ({ body }: FakeRequest) => {
        const { seen = {}, ...change } = body as Change;
        const isStale = Object.entries(seen).some(
          ([name, value]) => stored[name as keyof OrderSettings] !== value,
        );
        if (isStale) return failure(409, 'version_conflict', 'Somebody else.', { current: stored });
        stored = { ...stored, ...change };
        return stored;
      },
      ...options.api,
    },
  });
};
const save = () => screen.getByRole('button', { name: 'Save the settings' });
const field = (label: string | RegExp) => screen.findByLabelText(label);

// product.md §552
test.each([
  ['Yours 35 min', 35],
  ['Theirs 40 min', 40],
] as const)('of a number that both changed both are there to choose: %s', async (choice, kept) => {
  const { user, sent } = await openStale({ preparation_minutes: 40, lead_minutes: 60 });
  const preparation = await field('Preparation time');
  await user.clear(preparation);
  await user.type(preparation, '35');
  await user.click(save());
  const asked = within(await screen.findByRole('group', { name: 'Preparation time' }));
  expect(screen.getByText('Somebody else changed these settings in the meantime.')).toBeVisible();
  await waitFor(() => expect(asked.getByRole('radio', { name: 'Yours 35 min' })).toHaveFocus());
  expect(preparation).toHaveValue('35');
  await user.click(asked.getByRole('radio', { name: choice }));
  await user.click(screen.getByRole('button', { name: 'Save my changes' }));
  expect(await screen.findByText('The changes are saved.')).toBeVisible();
  expect(preparation).toHaveValue(String(kept));
  expect(await field('Shortest notice')).toHaveValue('60');
  expect(screen.queryByRole('group', { name: 'Preparation time' })).not.toBeInTheDocument();
  expect(sent(PATCH).at(-1)?.body).toEqual(
    kept === 35 ? { preparation_minutes: 35, seen: { preparation_minutes: 40 } } : { seen: {} },
  );
});

// product.md §552
test('what somebody else saved is taken instead, where the own changes are given up', async () => {
  const { user, sent } = await openStale({ slot_orders: 12 });
  const orders = await field(/Orders per 15/);
  await user.type(orders, '8');
  await user.click(save());
  const asked = within(await screen.findByRole('group', { name: 'Orders per 15 minutes' }));
  expect(asked.getByRole('radio', { name: 'Theirs 12 orders' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Discard my changes' }));
  expect(orders).toHaveValue('12');
  expect(sent(PATCH)).toHaveLength(1);
  expect(sessionStorage.getItem('order-settings:oxhaku')).toBeNull();
});

// product.md §552
test('the same number from both is no question', async () => {
  const { user } = await openStale({ preparation_minutes: 35 });
  const preparation = await field('Preparation time');
  await user.clear(preparation);
  await user.type(preparation, '35');
  await user.click(save());
  expect(await screen.findByText('The changes are saved.')).toBeVisible();
  expect(screen.queryByRole('radio')).not.toBeInTheDocument();
});

// product.md §84, §552
test('what the tab kept was written onto the number of then', async () => {
  const { user } = await openStale(
    {},
    {
      api: { 'GET /availability/settings': { ...SETTINGS, lead_minutes: 45 } },
      kept: {
        'order-settings:oxhaku': '{"lead_minutes":"90"}',
        'order-settings:oxhaku:seen': '{"lead_minutes":"20"}',
      },
    },
  );
  expect(await field('Shortest notice')).toHaveValue('90');
  await user.click(save());
  const asked = within(await screen.findByRole('group', { name: 'Shortest notice' }));
  expect(asked.getByRole('radio', { name: 'Theirs 30 min' })).toBeVisible();
});

test('no message of the form stands above its button', async () => {
  const { user } = await openStale(
    { preparation_minutes: 40 },
    { kept: { 'order-settings:oxhaku': '{"lead_minutes":"90"}' } },
  );
  const isBelow = (element: Element) =>
    Boolean(save().compareDocumentPosition(element) & Node.DOCUMENT_POSITION_FOLLOWING);
  const discard = await screen.findByRole('button', { name: 'Discard the changes' });
  expect(isBelow(discard)).toBe(true);
  const preparation = await field('Preparation time');
  await user.clear(preparation);
  await user.type(preparation, '35');
  await user.click(save());
  expect(isBelow(await screen.findByRole('group', { name: 'Preparation time' }))).toBe(true);
});
