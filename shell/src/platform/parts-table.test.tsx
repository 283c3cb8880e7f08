import { failure } from '@tavolina/shared-api/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import sq from '../../locales/sq.json';
import { figuresOf, livePart, moveOf, openConsole, status } from '../testing/platform-console.tsx';

const { platform: texts } = sq;
const CANARY = { version: '1.15.0', percent: 10, since: '2026-11-19T15:20:00.000Z' };

const button = (action: 'rollback' | 'promote' | 'abort', part = 'remote-diner') =>
  screen.findByRole('button', { name: `${texts[action]}: ${part}` });

const noButton = (action: 'rollback' | 'promote' | 'abort', part = 'remote-diner') =>
  expect(screen.queryByRole('button', { name: `${texts[action]}: ${part}` })).not.toBeInTheDocument();

test('rolls a part back by one press, from the state that was seen, and says so', async () => {
  let now = status();
  const calls = await openConsole({
    'GET /platform/status': () => now,
    'POST /platform/moves': () => {
      now = status([livePart({ stable: '1.14.1', last_good: null, move_id: 219 })]);
      return moveOf({ id: 219, action: 'rollback', version: '1.14.1' });
    },
  });
  await userEvent.click(await button('rollback'));
  expect(await screen.findByRole('status')).toHaveTextContent('Rikthyer: remote-diner 1.14.1 (#219)');
  const asked = calls.find(({ route }) => route === 'POST /platform/moves')?.request.body;
  expect(asked).toEqual({
    part: 'remote-diner',
    action: 'rollback',
    expected_move: 218,
    by_hand: true,
  });
  expect(await screen.findByRole('row', { name: /1\.14\.1/ })).toBeVisible();
  noButton('rollback');
});

test.each([
  { action: 'promote', version: '1.15.0', replaced: '1.14.2' },
  { action: 'abort', version: '1.14.2', replaced: '1.15.0' },
] as const)('can $action a canary, and names the canary', async (moved) => {
  const { action } = moved;
  const calls = await openConsole({
    'GET /platform/status': status([livePart({ canary: CANARY })]),
    'POST /platform/moves': moveOf({ id: 219, ...moved }),
  });
  await userEvent.click(await button(action));
  expect(await screen.findByRole('status')).toHaveTextContent('remote-diner 1.15.0 (#219)');
  const asked = calls.find(({ route }) => route === 'POST /platform/moves')?.request.body;
  expect(asked).toMatchObject({ action, expected_move: 218 });
});

test('shows why a move was refused, in the server’s words', async () => {
  const errors = [{ field: '/menu', message: 'Rruga /menu i takon remote-loyalty.' }];
  await openConsole({
    'GET /platform/status': status([livePart({ canary: CANARY })]),
    'POST /platform/moves': failure(422, 'release_refused', 'Versioni nuk u pranua.', { errors }),
  });
  await userEvent.click(await button('promote'));
  const notice = await screen.findByRole('alert');
  expect(notice).toHaveTextContent('Versioni nuk u pranua.');
  expect(within(notice).getByRole('listitem')).toHaveTextContent('Rruga /menu i takon remote-loyalty.');
  expect(await button('promote')).toBeEnabled();
});

test('shows what another operator did meanwhile when a move comes too late', async () => {
  let now = status();
  await openConsole({
    'GET /platform/status': () => now,
    'POST /platform/moves': () => {
      now = status([livePart({ stable: '1.14.0', move_id: 220 })]);
      return failure(409, 'release_conflict', 'Dikush tjetër e lëvizi ndërkohë.');
    },
  });
  await userEvent.click(await button('rollback'));
  expect(await screen.findByRole('alert')).toHaveTextContent('Dikush tjetër e lëvizi ndërkohë.');
  expect(await screen.findByRole('row', { name: /1\.14\.0/ })).toBeVisible();
});

test('does not know whether a move was done when no answer comes', async () => {
  await openConsole({
    'POST /platform/moves': () => {
      throw new TypeError('Failed to fetch');
    },
  });
  await userEvent.click(await button('rollback'));
  expect(await screen.findByRole('alert')).toHaveTextContent(texts.unanswered);
});

test('waits for the answer to a move no longer than a person would', async () => {
  await openConsole({ 'POST /platform/moves': moveOf() });
  const press = await button('rollback');
  jest.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
    expect(ms).toBeLessThanOrEqual(10_000);
    return AbortSignal.abort(new DOMException('', 'TimeoutError'));
  });
  await userEvent.click(press);
  expect(await screen.findByRole('alert')).toHaveTextContent(texts.unanswered);
  expect(press).toBeEnabled();
});

test('a team may move its own part alone', async () => {
  const parts = [livePart({ canary: CANARY }), livePart({ part: 'remote-business', canary: CANARY })];
  await openConsole({ 'GET /platform/status': status(parts, 'remote-business') });
  expect(await button('rollback', 'remote-business')).toBeVisible();
  expect(await button('abort', 'remote-business')).toBeVisible();
  for (const action of ['rollback', 'promote', 'abort'] as const) noButton(action);
});

test('a part that was never at another version has no way back', async () => {
  await openConsole({ 'GET /platform/status': status([livePart({ last_good: null })]) });
  expect(await screen.findByRole('row', { name: /^remote-diner/ })).toBeVisible();
  noButton('rollback');
});

test('shows how a canary does beside the stable version, also as a table', async () => {
  const quiet = Array.from({ length: 23 }, () => ({ opened: 500, failed: 0 }));
  const canary = figuresOf({
    version: CANARY.version,
    opened: 1_900,
    failed: 100,
    fell_back: 9,
    cls_p75: null,
    inp_p75: null,
    hours: [...quiet, { opened: 190, failed: 10 }],
  });
  await openConsole({
    'GET /platform/status': status([livePart({ canary: CANARY })]),
    'GET /platform/figures': [{ part: 'remote-diner', versions: [figuresOf(), canary] }],
  });
  const panel = await screen.findByRole('region', { name: 'Canary: remote-diner 1.15.0' });
  expect(panel).toHaveTextContent('10% e vizitave · 1.900 hapje');
  const tile = (name: string) => within(panel).getByText(name, { selector: 'dt' }).parentElement;
  expect(tile(texts.figure.failed)).toHaveTextContent('5%tani 0%');
  expect(tile(texts.figure.fellBack)).toHaveTextContent('9tani 0');
  expect(tile(texts.figure.shift)).toHaveTextContent('–tani 0,012');
  expect(tile(texts.figure.wait)).toHaveTextContent('–tani 0,1 s');
  await userEvent.click(within(panel).getByText(texts.asTable));
  const table = within(within(panel).getByRole('table', { name: texts.perThousand }));
  expect(table.getByRole('columnheader', { name: '1.15.0' })).toBeVisible();
  expect(table.getByRole('row', { name: '1 0 50' })).toBeVisible();
});

test('a canary of which nobody has told yet has its row, and no figures', async () => {
  await openConsole({
    'GET /platform/status': status([livePart({ canary: CANARY })]),
    'GET /platform/figures': [{ part: 'remote-diner', versions: [figuresOf()] }],
  });
  expect(await screen.findByRole('row', { name: /1\.15\.0 10% e vizitave/ })).toBeVisible();
  expect(screen.queryByRole('region', { name: /Canary/ })).not.toBeInTheDocument();
});
