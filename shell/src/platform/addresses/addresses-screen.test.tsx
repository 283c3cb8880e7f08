import { daysAfter, localDay } from '@tavolina/shared-api/contract';
import { type FakeHandlers, failure, pending } from '@tavolina/shared-api/testing';
import ui from '@tavolina/shared-ui/locales/sq.json';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import en from '../../../locales/en.json';
import sq from '../../../locales/sq.json';
import { addressOf, openConsole, TOKEN } from '../../testing/platform-console.tsx';

const { addresses: texts } = sq.platform;
const LIST = 'GET /platform/addresses';
const ADD = 'POST /platform/addresses';
const END = 'DELETE /platform/addresses/{id}';
const LATER = daysAfter(localDay(new Date()), 10);

const openAddresses = (handlers: FakeHandlers = {}, lng: 'sq' | 'en' = 'sq') =>
  openConsole(handlers, TOKEN, lng, '/platform/addresses');
const listOf = (more: object = {}) => ({ items: [addressOf()], times: 10, may_change: true, ...more });
const field = (label: string) => screen.getByRole('textbox', { name: label });
const askToAdd = async () => userEvent.click(await screen.findByRole('button', { name: texts.add }));
const write = async (range: string, reason: string) => {
  await userEvent.type(field(texts.range), range);
  await userEvent.type(field(texts.reason), reason);
  const until = screen.getByLabelText(texts.until);
  await userEvent.clear(until);
  await userEvent.type(until, LATER);
};
const store = () => userEvent.click(screen.getByRole('button', { name: texts.store }));
const endIt = () => screen.findByRole('button', { name: `${texts.end}: 203.0.113.7` });
type Calls = Awaited<ReturnType<typeof openConsole>>;
const sent = (calls: Calls, asked: string) =>
  calls.filter(({ route }) => route === asked).map(({ request }) => [request.url.pathname, request.body]);

// product.md §584
test('an address tells whose it is, who added it when, and its last day', async () => {
  await openAddresses();
  const row = await screen.findByRole('listitem');
  expect(row).toHaveTextContent('203.0.113.7 · deri më 18.12.2026');
  expect(row).toHaveTextContent('Hotel Drini · Drita · 18.11.2026, 10:02');
  expect(screen.getByText(texts.about.replace('{{times}}', '10'))).toBeVisible();
});

test('it is told in English to whoever speaks it', async () => {
  await openAddresses({}, 'en');
  expect(await screen.findByRole('heading', { level: 1, name: en.platform.addresses.title })).toBeVisible();
  expect(await screen.findByRole('listitem')).toHaveTextContent('until 18.12.2026');
});

// product.md §584
test('an address is added with a reason and a day, and the list is loaded again', async () => {
  const calls = await openAddresses();
  await askToAdd();
  expect(field(texts.range)).toHaveFocus();
  await write(' 203.0.113.64/28', 'Shkolla ');
  await store();
  await waitFor(() => expect(sent(calls, LIST)).toHaveLength(2));
  expect(sent(calls, ADD)).toEqual([
    [expect.anything(), { range: '203.0.113.64/28', reason: 'Shkolla', until: LATER }],
  ]);
  expect(await screen.findByRole('button', { name: texts.add })).toBeVisible();
});

// product.md §585
test('a refusal says what is wrong, and what was written stays', async () => {
  const errors = [{ field: 'range', message: 'Ky varg është tepër i gjerë.' }];
  await openAddresses({ [ADD]: failure(422, 'invalid_input', texts.unstored, { errors }) });
  await askToAdd();
  await write('0.0.0.0/0', 'Të gjithë');
  await store();
  expect(await screen.findByText(texts.unstored)).toBeVisible();
  expect(field(texts.range)).toHaveAccessibleDescription(
    expect.stringContaining('Ky varg është tepër i gjerë.'),
  );
  expect(field(texts.range)).toHaveFocus();
  expect(field(texts.range)).toHaveValue('0.0.0.0/0');
  await userEvent.click(screen.getByRole('button', { name: sq.platform.reviews.cancel }));
  await askToAdd();
  expect(screen.queryByText(texts.unstored)).not.toBeInTheDocument();
  expect(field(texts.range)).not.toHaveAttribute('aria-invalid', 'true');
});

test('nothing is sent without a reason', async () => {
  const calls = await openAddresses();
  await askToAdd();
  await write('203.0.113.8', ' ');
  await store();
  expect(sent(calls, ADD)).toEqual([]);
  expect(field(texts.reason)).toHaveAccessibleDescription(
    expect.stringContaining(sq.platform.field.required),
  );
});

// product.md §584
test.each([
  ['it is ended with one press', undefined],
  ['one that has ended is so already', failure(404, 'not_found')],
])('%s, and the focus stays in the list', async (_, answer) => {
  const calls = await openAddresses({ [END]: answer });
  await userEvent.click(await endIt());
  await waitFor(() => expect(sent(calls, LIST)).toHaveLength(2));
  expect(sent(calls, END)).toEqual([[expect.stringContaining(addressOf().id), undefined]]);
  expect(screen.getByRole('region', { name: texts.title })).toHaveFocus();
});

test('says that one could not be ended', async () => {
  await openAddresses({ [END]: failure(503, 'unavailable') });
  await userEvent.click(await endIt());
  expect(await screen.findByText(texts.unended)).toBeVisible();
});

test('says that no address is known', async () => {
  await openAddresses({ [LIST]: listOf({ items: [] }) });
  expect(await screen.findByText(texts.none)).toBeVisible();
});

test('says that the addresses could not be had, and asks again', async () => {
  let isAway = true;
  await openAddresses({ [LIST]: () => (isAway ? failure(503, 'unavailable') : listOf()) });
  expect(await screen.findByRole('alert')).toHaveTextContent(texts.failed);
  isAway = false;
  await userEvent.click(await screen.findByRole('button', { name: ui.retry }));
  expect(await screen.findByRole('listitem')).toBeVisible();
});

test('keeps its place while the addresses are on their way', async () => {
  await openAddresses({ [LIST]: pending });
  expect(screen.getByRole('heading', { level: 1, name: texts.title })).toBeVisible();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

// product.md §538, §584
test('an observer looks and is offered nothing', async () => {
  await openAddresses({ [LIST]: listOf({ may_change: false }) });
  expect(await screen.findByText(sq.platform.observer)).toBeVisible();
  expect(screen.queryByRole('button', { name: texts.add })).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: new RegExp(texts.end) })).not.toBeInTheDocument();
});
