import { type FakeHandlers, failure, pending } from '@tavolina/shared-api/testing';
import ui from '@tavolina/shared-ui/locales/sq.json';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import en from '../../../locales/en.json';
import sq from '../../../locales/sq.json';
import { openConsole, reviewOf, TOKEN } from '../../testing/platform-console.tsx';

const { reviews: texts } = sq.platform;
const REVIEWS = 'GET /platform/reviews';
const DECIDE = 'PUT /platform/reviews/{orderId}/decision';

const openReviews = (handlers: FakeHandlers = {}, query = '', lng: 'sq' | 'en' = 'sq') =>
  openConsole(handlers, TOKEN, lng, `/platform/reviews${query}`);
const listOf = (more: Parameters<typeof reviewOf>[0], may_decide = true) => ({
  items: [reviewOf(more)],
  next: null,
  may_decide,
});
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const decided = (calls: Awaited<ReturnType<typeof openConsole>>): unknown[] =>
  calls.filter(({ route }) => route === DECIDE).map(({ request }) => request.body);

// product.md §557
test('a reported review tells its place, words, stars and why it was reported', async () => {
  await openReviews();
  const row = await screen.findByRole('listitem');
  expect(row).toHaveTextContent('Oda · K7MQ-4XTD');
  expect(row).toHaveTextContent('Kamerieri ishte i pasjellshëm.');
  expect(row).toHaveTextContent('Raportuar më 18.11.2026, 10:02: Përmend një kamerier.');
  expect(row).toHaveTextContent(texts.state.open);
  expect(within(row).getByRole('link', { name: 'Oda' })).toHaveAttribute(
    'href',
    expect.stringContaining('/platform/places?place='),
  );
});

// product.md §557
test('leads to older reports, in English to whoever speaks it', async () => {
  const calls = await openReviews(
    { [REVIEWS]: { ...listOf({ comment: null }), next: 'K7MQ-4XTD' } },
    '',
    'en',
  );
  expect(await screen.findByText(en.platform.reviews.noComment, { exact: false })).toBeVisible();
  await userEvent.click(screen.getByRole('link', { name: en.platform.reviews.older }));
  await waitFor(() =>
    expect(calls.filter(({ route }) => route === REVIEWS).at(-1)?.request.url.search).toBe(
      '?before=K7MQ-4XTD',
    ),
  );
});

test('says that no review was reported', async () => {
  await openReviews({ [REVIEWS]: { items: [], next: null, may_decide: true } });
  expect(await screen.findByText(texts.none)).toBeVisible();
});

test('says that reviews could not be had, and asks again', async () => {
  let isAway = true;
  await openReviews({ [REVIEWS]: () => (isAway ? failure(503, 'unavailable') : listOf({})) });
  expect(await screen.findByRole('alert')).toHaveTextContent(texts.failed);
  isAway = false;
  await press(ui.retry);
  expect(await screen.findByRole('listitem')).toBeVisible();
});

test('keeps its place while reviews are on their way', async () => {
  await openReviews({ [REVIEWS]: pending });
  expect(screen.getByRole('heading', { level: 1, name: texts.title })).toBeVisible();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

// product.md §558
test('hides a review with the reason that was written, and none without', async () => {
  let isHidden = false;
  const calls = await openReviews({
    [REVIEWS]: () => listOf(isHidden ? { state: 'hidden', hidden_by: 'Drita', hidden_reason: 'Fyerje' } : {}),
    [DECIDE]: () => {
      isHidden = true;
      return reviewOf();
    },
  });
  await press(texts.hide);
  const field = screen.getByRole('textbox', { name: texts.reason });
  expect(field).toHaveFocus();
  await userEvent.type(field, '   ');
  await press(texts.hideNow);
  expect(decided(calls)).toEqual([]);
  await userEvent.type(field, 'Fyerje ');
  await press(texts.hideNow);
  expect(await screen.findByText('Fshehur nga Drita: Fyerje')).toBeVisible();
  expect(decided(calls)).toEqual([{ decision: 'hide', reason: 'Fyerje' }]);
  expect(screen.getByRole('listitem')).toHaveFocus();
  expect(screen.queryByRole('button', { name: texts.hide })).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: texts.show })).toBeVisible();
});

// product.md §558
test('lets a review stand, after which it can still be hidden', async () => {
  let isLeft = false;
  const calls = await openReviews({
    [REVIEWS]: () => listOf(isLeft ? { state: 'stands' } : {}),
    [DECIDE]: () => {
      isLeft = true;
      return reviewOf();
    },
  });
  await press(texts.letStand);
  expect(await screen.findByText(texts.state.stands)).toBeVisible();
  expect(decided(calls)).toEqual([{ decision: 'let_stand' }]);
  expect(screen.queryByRole('button', { name: texts.letStand })).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: texts.hide })).toBeVisible();
});

test('keeps the reason where a review could not be hidden, and can be left', async () => {
  await openReviews({ [DECIDE]: failure(503, 'unavailable') });
  await press(texts.hide);
  const field = screen.getByRole('textbox', { name: texts.reason });
  await userEvent.type(field, 'Fyerje');
  await press(texts.hideNow);
  expect(await screen.findByText(texts.undecided)).toBeVisible();
  expect(field).toHaveValue('Fyerje');
  await press(texts.cancel);
  expect(screen.getByRole('button', { name: texts.letStand })).toBeVisible();
});

// product.md §538, §558
test('an observer looks and is offered nothing', async () => {
  await openReviews({ [REVIEWS]: listOf({}, false) });
  expect(await screen.findByText(sq.platform.observer)).toBeVisible();
  const row = screen.getByRole('listitem');
  expect(within(row).queryByRole('button')).not.toBeInTheDocument();
});

// product.md §557
test('tells the team of a part that the page is not for it', async () => {
  await openReviews({ [REVIEWS]: failure(403, 'forbidden') });
  expect(await screen.findByRole('alert')).toHaveTextContent(sq.platform.forOperators);
});
