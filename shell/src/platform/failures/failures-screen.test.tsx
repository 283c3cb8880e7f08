import { type FakeHandlers, failure, pending } from '@tavolina/shared-api/testing';
import ui from '@tavolina/shared-ui/locales/sq.json';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import en from '../../../locales/en.json';
import sq from '../../../locales/sq.json';
import { failureOf, openConsole, TOKEN } from '../../testing/platform-console.tsx';

const { failures: texts, orders } = sq.platform;
const FAILURES = 'GET /platform/failures';
const AGAIN = 'POST /platform/failures/{id}/again';

const openFailures = (handlers: FakeHandlers = {}, lng: 'sq' | 'en' = 'sq') =>
  openConsole(handlers, TOKEN, lng, '/platform/failures');
const listOf = (more: Parameters<typeof failureOf>[0], may_send = true) => ({
  items: [failureOf(more)],
  total: 1,
  may_send,
});
const sendButton = () => screen.findByRole('button', { name: texts.again });

// product.md §563
test('a failure tells which mail it was, for whom, about what, when and why', async () => {
  await openFailures();
  const row = await screen.findByRole('listitem');
  expect(row).toHaveTextContent(`${orders.mail['order-placed']} · Oda · K7MQ-4XTD`);
  expect(row).toHaveTextContent('Klienti · a…@shembull.al · dështoi më 18.11.2026, 10:02');
  expect(row).toHaveTextContent(texts.reason.refused);
  expect(within(row).getByRole('link', { name: 'K7MQ-4XTD' })).toHaveAttribute(
    'href',
    '/platform/orders?order=K7MQ-4XTD',
  );
});

// product.md §563
test('a push tells the answer of its service and its next try, in English to whoever speaks it', async () => {
  const push = { area: 'push', what: 'consoleSilent', whose: 'place', to: null, order_id: null };
  await openFailures(
    {
      [FAILURES]: listOf({
        ...push,
        reason: 'answered',
        status: 503,
        next_try_at: '2026-11-18T09:12:00.000Z',
      }),
    },
    'en',
  );
  const row = await screen.findByRole('listitem');
  expect(row).toHaveTextContent(en.platform.failures.push.consoleSilent);
  expect(row).toHaveTextContent('The other side answered with code 503.');
  expect(row).toHaveTextContent('tried again');
});

test('a kind and a reason that are not known are shown by their codes', async () => {
  await openFailures({ [FAILURES]: listOf({ what: 'later-kind', reason: 'later_reason' }) });
  const row = await screen.findByRole('listitem');
  expect(row).toHaveTextContent('later-kind');
  expect(row).toHaveTextContent('later_reason');
});

test('says that everything has arrived', async () => {
  await openFailures({ [FAILURES]: { items: [], total: 0, may_send: true } });
  expect(await screen.findByText(texts.none)).toBeVisible();
});

test('says that the list could not be had, and asks again', async () => {
  let isAway = true;
  await openFailures({ [FAILURES]: () => (isAway ? failure(503, 'unavailable') : listOf({})) });
  expect(await screen.findByRole('alert')).toHaveTextContent(texts.failed);
  isAway = false;
  await userEvent.click(await screen.findByRole('button', { name: ui.retry }));
  expect(await screen.findByRole('listitem')).toBeVisible();
});

test('keeps its place while the list is on its way', async () => {
  await openFailures({ [FAILURES]: pending });
  expect(screen.getByRole('heading', { level: 1, name: texts.title })).toBeVisible();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

// product.md §564
test('a double press sends once, and what was sent keeps the focus', async () => {
  const calls = await openFailures();
  await userEvent.dblClick(await sendButton());
  expect(await screen.findByText(texts.queued)).toBeVisible();
  const sent = calls.filter(({ route }) => route === AGAIN);
  expect(sent).toHaveLength(1);
  // The server refuses an empty body that is announced as JSON.
  expect(sent[0]?.request.headers.get('content-type')).toBeNull();
  expect(screen.getByRole('listitem')).toHaveFocus();
  expect(screen.queryByRole('button', { name: texts.again })).not.toBeInTheDocument();
});

// product.md §564
test('says that it is on its way already, or that it was not sent', async () => {
  let isAway = true;
  await openFailures({ [AGAIN]: () => (isAway ? failure(503, 'unavailable') : { is_queued: false }) });
  await userEvent.click(await sendButton());
  expect(await screen.findByText(texts.unsent)).toBeVisible();
  isAway = false;
  await userEvent.click(await sendButton());
  expect(await screen.findByText(texts.onItsWay)).toBeVisible();
});

// product.md §563
test('what would be out of date has no button, and says so', async () => {
  await openFailures({ [FAILURES]: listOf({ what: 'password-reset', can_send_again: false }) });
  expect(await screen.findByText(texts.notAgain)).toBeVisible();
  expect(screen.queryByRole('button', { name: texts.again })).not.toBeInTheDocument();
});

// product.md §563
test('leads to the next page', async () => {
  const calls = await openFailures({ [FAILURES]: { ...listOf({}), total: 21 } });
  await userEvent.click(await screen.findByRole('button', { name: ui.nextPage }));
  await waitFor(() =>
    expect(calls.filter(({ route }) => route === FAILURES).at(-1)?.request.url.search).toBe('?skip=20'),
  );
});

// product.md §538, §564
test('an observer looks and is offered nothing', async () => {
  await openFailures({ [FAILURES]: listOf({}, false) });
  expect(await screen.findByText(sq.platform.observer)).toBeVisible();
  expect(screen.queryByRole('button', { name: texts.again })).not.toBeInTheDocument();
});

// product.md §563
test('tells the team of a part that the page is not for it', async () => {
  await openFailures({ [FAILURES]: failure(403, 'forbidden') });
  expect(await screen.findByRole('alert')).toHaveTextContent(sq.platform.forOperators);
});
