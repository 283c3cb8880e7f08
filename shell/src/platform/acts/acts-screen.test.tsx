import type { OperatorAct } from '@tavolina/shared-api/contract';
import { type FakeHandlers, failure, pending } from '@tavolina/shared-api/testing';
import ui from '@tavolina/shared-ui/locales/sq.json';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import en from '../../../locales/en.json';
import sq from '../../../locales/sq.json';
import { actOf, openConsole, status, TOKEN } from '../../testing/platform-console.tsx';

const { acts: texts } = sq.platform;
const ACTS = 'GET /platform/acts';

const openActs = (
  handlers: FakeHandlers = {},
  token: string | null = TOKEN,
  lng: 'sq' | 'en' = 'sq',
  query = '',
) => openConsole(handlers, token, lng, `/platform/acts${query}`);
const listOf = (items: OperatorAct[], total = items.length) => ({ [ACTS]: { items, total } });

// product.md §539
test('tells each act with what it was done to, why, by whom and when', async () => {
  await openActs(listOf([actOf(), actOf({ id: 40, act: 'publish', about: 'shell@1.0.0', reason: null })]));
  const [first, second] = await screen.findAllByRole('listitem');
  expect(first).toHaveTextContent('K7MQ-4XTDFyerje · Drita · 18.11.2026, 10:02Vlerësim i fshehur');
  expect(second).toHaveTextContent('shell@1.0.0Drita · 18.11.2026, 10:02Version i publikuar');
});

// product.md §539
test('calls a place by its name, which leads to it', async () => {
  const place = { id: '6f2a1c3e-8f0d-4a53-9f0a-2f6d1f1c9b7e', name: 'Oda' };
  await openActs(listOf([actOf({ act: 'place_seen', about: place.id, place, reason: null })]));
  const link = await screen.findByRole('link', { name: 'Oda' });
  expect(link).toHaveAttribute('href', `/platform/places?place=${place.id}`);
  expect(screen.getByRole('listitem')).not.toHaveTextContent(place.id);
});

// product.md §699
test('tells until when somebody could look at a console', async () => {
  await openActs(listOf([actOf({ act: 'place_viewed', until: '2026-11-18T09:17:00.000Z' })]));
  expect(await screen.findByRole('listitem')).toHaveTextContent(
    'Fyerje · Drita · 18.11.2026, 10:02 · deri në 10:17Panel i shikuar',
  );
});

test('shows an act that only a later server knows by its code', async () => {
  await openActs(listOf([actOf({ act: 'place_renamed' })]));
  expect(await screen.findByText('place_renamed')).toBeVisible();
});

test('asks for the page that the address names', async () => {
  const calls = await openActs(listOf([actOf()], 120), TOKEN, 'sq', '?page=2');
  await userEvent.click(await screen.findByRole('button', { name: ui.nextPage }));
  await screen.findByText(ui.pageOf.replace('{{page}}', '3').replace('{{pages}}', '3'));
  const asked = calls.map(({ request }) => new URL(request.url).searchParams.get('skip'));
  expect(asked).toEqual(['50', '100']);
});

test('says that the acts could not be had, and asks again', async () => {
  let isAway = true;
  await openActs({ [ACTS]: () => (isAway ? failure(503, 'unavailable') : { items: [actOf()], total: 1 }) });
  expect(await screen.findByRole('alert')).toHaveTextContent(texts.failed);
  isAway = false;
  await userEvent.click(screen.getByRole('button', { name: ui.retry }));
  expect(await screen.findByText('K7MQ-4XTD')).toBeVisible();
});

test('keeps its place while the acts are on their way', async () => {
  await openActs({ [ACTS]: pending });
  expect(screen.getByRole('heading', { level: 1, name: texts.title })).toBeVisible();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('says that nothing was done yet', async () => {
  await openActs(listOf([]));
  expect(await screen.findByText(texts.none)).toBeVisible();
});

// product.md §539
test('tells the team of a part that the page is not for it, and lets it sign out', async () => {
  await openActs({ [ACTS]: failure(403, 'forbidden') });
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent(sq.platform.forOperators);
  expect(within(alert).queryByRole('button')).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: sq.platform.leave }));
  expect(screen.getByLabelText(sq.platform.token)).toHaveValue('');
});

test('asks for a token first, and speaks English to whoever does', async () => {
  const calls = await openActs({}, null, 'en');
  expect(calls).toEqual([]);
  await userEvent.type(screen.getByLabelText(en.platform.token), `${TOKEN}{Enter}`);
  expect(await screen.findByText(en.platform.acts.kind.review_hidden)).toBeVisible();
});

describe('links between the pages', () => {
  test('lead an operator from one to the other', async () => {
    await openConsole();
    await userEvent.click(await screen.findByRole('link', { name: texts.title }));
    expect(await screen.findByText('K7MQ-4XTD')).toBeVisible();
    expect(screen.getByRole('link', { name: texts.title })).toHaveAttribute('aria-current', 'page');
    expect(screen.getByRole('link', { name: sq.platform.title })).not.toHaveAttribute('aria-current');
  });

  test('lead the team of a part to no page that is refused to it', async () => {
    await openConsole({ 'GET /platform/status': status(undefined, 'remote-diner') });
    expect(await screen.findByRole('link', { name: sq.platform.title })).toBeVisible();
    expect(screen.queryByRole('link', { name: texts.title })).not.toBeInTheDocument();
  });
});

// product.md §538
test('an observer sees what is live, is told that it only looks, and has no buttons', async () => {
  await openConsole({ 'GET /platform/status': { ...status(), is_observer: true } });
  expect(await screen.findByText(sq.platform.observer)).toBeVisible();
  const row = screen.getByRole('row', { name: /^remote-diner/ });
  expect(within(row).queryByRole('button')).not.toBeInTheDocument();
});
