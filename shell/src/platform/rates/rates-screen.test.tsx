import { type FakeHandlers, failure, pending } from '@tavolina/shared-api/testing';
import ui from '@tavolina/shared-ui/locales/sq.json';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import en from '../../../locales/en.json';
import sq from '../../../locales/sq.json';
import { openConsole, ratesOf, TOKEN } from '../../testing/platform-console.tsx';

const { rates: texts } = sq.platform;
const RATES = 'GET /platform/rates';
const STORE = 'PUT /platform/rates/{date}';

const openRates = (handlers: FakeHandlers = {}, lng: 'sq' | 'en' = 'sq') =>
  openConsole(handlers, TOKEN, lng, '/platform/rates');
const listOf = (more: object = {}) => ({
  items: [ratesOf()],
  total: 1,
  in_use: '2026-11-18',
  may_store: true,
  ...more,
});
const correct = () => screen.findByRole('button', { name: `${texts.correct}: 18.11.2026` });
const fieldOf = (currency: string) =>
  screen.getByRole('textbox', { name: texts.perEuro.replace('{{currency}}', currency) });
const write = async (currency: string, rate: string) => {
  await userEvent.clear(fieldOf(currency));
  await userEvent.type(fieldOf(currency), rate);
};
const giveReason = (reason: string) =>
  userEvent.type(screen.getByRole('textbox', { name: texts.reason }), reason);
const store = () => userEvent.click(screen.getByRole('button', { name: texts.store }));
const stored = (calls: Awaited<ReturnType<typeof openConsole>>) =>
  calls.filter(({ route }) => route === STORE).map(({ request }) => [request.url.pathname, request.body]);

// product.md §578
test('a day tells its rates, where they came from and that they are used', async () => {
  await openRates();
  const row = await screen.findByRole('listitem');
  expect(row).toHaveTextContent('18.11.2026: 1 EUR = 97,85 ALL = 1,158 USD = 0,871 GBP');
  expect(row).toHaveTextContent('Banka e Shqipërisë · Drita · 18.11.2026, 10:02');
  expect(row).toHaveTextContent(texts.inUse);
});

// product.md §578
test('an earlier day that came with the installation says so, in English to whoever speaks it', async () => {
  await openRates({ [RATES]: listOf({ items: [ratesOf({ stored: null })], in_use: '2026-11-19' }) }, 'en');
  const row = await screen.findByRole('listitem');
  expect(row).toHaveTextContent('97.85 ALL');
  expect(row).toHaveTextContent(en.platform.rates.installed);
  expect(row).not.toHaveTextContent(en.platform.rates.inUse);
});

// product.md §579
test('a day is corrected with a reason, from the rates that it has, and keeps the focus', async () => {
  const calls = await openRates();
  await userEvent.click(await correct());
  expect(fieldOf('ALL')).toHaveFocus();
  expect(fieldOf('USD')).toHaveValue('1,158');
  await write('ALL', '97,9');
  await giveReason('Gabim shtypi ');
  await store();
  await waitFor(() => expect(screen.getByRole('listitem')).toHaveFocus());
  expect(stored(calls)).toEqual([
    [
      expect.stringMatching(/\/platform\/rates\/2026-11-18$/),
      { rates: { ALL: 97.9, USD: 1.158, GBP: 0.871 }, reason: 'Gabim shtypi' },
    ],
  ]);
  await waitFor(() => expect(calls.filter(({ route }) => route === RATES)).toHaveLength(2));
});

// product.md §579
test('the rates of a further day are added, from those of the newest', async () => {
  const calls = await openRates();
  await userEvent.click(await screen.findByRole('button', { name: texts.add }));
  const day = screen.getByLabelText(texts.day);
  await userEvent.clear(day);
  await userEvent.type(day, '2026-11-19');
  await giveReason('Banka e Shqipërisë');
  await store();
  await waitFor(() =>
    expect(stored(calls)).toEqual([[expect.stringMatching(/2026-11-19$/), expect.anything()]]),
  );
});

// product.md §579
test('beside old rates, on a later page, none of a further day are added', async () => {
  await openConsole({ [RATES]: listOf({ total: 60 }) }, TOKEN, 'sq', '/platform/rates?page=2');
  expect(await correct()).toBeVisible();
  expect(screen.queryByRole('button', { name: texts.add })).not.toBeInTheDocument();
});

test('what is no number is not sent, by its field', async () => {
  const calls = await openRates();
  await userEvent.click(await correct());
  await write('USD', 'një');
  await giveReason('Gabim');
  await store();
  expect(await screen.findByText(texts.noRate)).toBeVisible();
  expect(fieldOf('USD')).toBeInvalid();
  expect(stored(calls)).toEqual([]);
});

// product.md §579
test('a refusal says what is wrong, and what was written stays', async () => {
  const errors = [{ field: 'rates.ALL', message: 'Kursi i mëparshëm është 98.' }];
  await openRates({ [STORE]: failure(422, 'invalid_input', texts.unstored, { errors }) });
  await userEvent.click(await correct());
  await write('ALL', '9.7');
  await giveReason('E re');
  await store();
  expect(await screen.findByText(texts.unstored)).toBeVisible();
  expect(fieldOf('ALL')).toHaveAccessibleDescription('Kursi i mëparshëm është 98.');
  expect(fieldOf('ALL')).toHaveFocus();
  expect(fieldOf('USD')).toBeValid();
  expect(fieldOf('ALL')).toHaveValue('9.7');
});

test('says that no day has rates', async () => {
  await openRates({ [RATES]: listOf({ items: [], total: 0 }) });
  expect(await screen.findByText(texts.none)).toBeVisible();
});

test('says that the rates could not be had, and asks again', async () => {
  let isAway = true;
  await openRates({ [RATES]: () => (isAway ? failure(503, 'unavailable') : listOf()) });
  expect(await screen.findByRole('alert')).toHaveTextContent(texts.failed);
  isAway = false;
  await userEvent.click(await screen.findByRole('button', { name: ui.retry }));
  expect(await screen.findByRole('listitem')).toBeVisible();
});

test('keeps its place while the rates are on their way', async () => {
  await openRates({ [RATES]: pending });
  expect(screen.getByRole('heading', { level: 1, name: texts.title })).toBeVisible();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

// product.md §538, §579
test('an observer looks and is offered nothing', async () => {
  await openRates({ [RATES]: listOf({ may_store: false }) });
  expect(await screen.findByText(sq.platform.observer)).toBeVisible();
  expect(screen.queryByRole('button', { name: texts.add })).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: new RegExp(texts.correct) })).not.toBeInTheDocument();
});
