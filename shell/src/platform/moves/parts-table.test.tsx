import { failure, pending } from '@tavolina/shared-api/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import sq from '../../../locales/sq.json';
import { figuresOf, livePart, moveOf, openConsole, status } from '../../testing/platform-console.tsx';

const { platform: texts } = sq;
const CANARY = { version: '1.15.0', percent: 10, since: '2026-11-19T15:20:00.000Z' };

type Action = 'rollback' | 'promote' | 'abort';

/** Label of a move's button. All rollbacks here go to the same version. */
const nameOf = (action: Action): string => texts[action].replace('{{version}}', '1.14.1');

const button = (action: Action, part = 'remote-diner') =>
  screen.findByRole('button', { name: `${nameOf(action)}: ${part}` });

const noButton = (action: Action, part = 'remote-diner') =>
  expect(screen.queryByRole('button', { name: `${nameOf(action)}: ${part}` })).not.toBeInTheDocument();

const press = async (action: Action): Promise<void> => userEvent.click(await button(action));

/** Presses a button of the storefront's canary and returns the confirmation. */
const ask = async (action: Action): Promise<HTMLElement> => {
  await press(action);
  return screen.findByRole('alertdialog', { name: `remote-diner: ${nameOf(action)}?` });
};

/** The same, and confirms. */
const confirm = async (action: Action): Promise<void> => {
  const question = await ask(action);
  await userEvent.click(within(question).getByRole('button', { name: nameOf(action) }));
};

test.each([
  ['promote', 'Versioni në provë 1.15.0 kalon në prodhim për të gjithë, në vend të 1.14.2.'],
  ['abort', 'Versioni në provë 1.15.0, që merr 10% e vizitave, ndalet: për të gjithë mbetet 1.14.2.'],
] as const)(
  '%s asks first, names what becomes live for whom, and moves nothing on a no',
  async (action, says) => {
    const calls = await openConsole({ 'GET /platform/status': status([livePart({ canary: CANARY })]) });
    const question = await ask(action);
    expect(question).toHaveTextContent(says);
    await userEvent.click(within(question).getByRole('button', { name: texts.ask.leave }));
    await waitFor(() => expect(question).not.toBeInTheDocument());
    expect(calls.filter(({ route }) => route === 'POST /platform/moves')).toEqual([]);
  },
);

test('rolls a part back from the state that was seen, says so beside it, and how to go forward again', async () => {
  let now = status();
  const calls = await openConsole({
    'GET /platform/status': () => now,
    'POST /platform/moves': () => {
      now = status([livePart({ stable: '1.14.1', last_good: null, move_id: 219 })]);
      return moveOf({ id: 219, action: 'rollback', version: '1.14.1', replaced: '1.14.2' });
    },
  });
  await press('rollback');
  const said = await screen.findByRole('status');
  expect(said).toHaveTextContent('Rikthyer: remote-diner 1.14.2 → 1.14.1 (#219)');
  expect(said).toHaveTextContent('npm run platform -- release remote-diner@1.14.2 -m');
  await waitFor(() => expect(document.activeElement).toContainElement(said));
  const asked = calls.find(({ route }) => route === 'POST /platform/moves')?.request.body;
  expect(asked).toEqual({
    part: 'remote-diner',
    action: 'rollback',
    version: '1.14.1',
    expected_move: 218,
    by_hand: true,
  });
  expect(await screen.findByRole('row', { name: /^remote-diner 1\.14\.1/ })).toBeVisible();
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
  await confirm(action);
  expect(await screen.findByRole('status')).toHaveTextContent(
    `remote-diner ${moved.replaced} → ${moved.version} (#219)`,
  );
  const asked = calls.find(({ route }) => route === 'POST /platform/moves')?.request.body;
  expect(asked).toMatchObject({ action, expected_move: 218 });
});

// product.md §137
test.each([
  {
    opened: 0,
    says: 'Asnjë vizitor nuk e ka hapur ende versionin në provë 1.15.0',
    sends: { unopened: true },
  },
  { opened: 3, says: 'Versioni në provë 1.15.0 kalon në prodhim për të gjithë', sends: {} },
])(
  'a canary that $opened visitors have opened is promoted by whoever was told so',
  async ({ opened, says, sends }) => {
    const calls = await openConsole({
      'GET /platform/status': status([livePart({ canary: CANARY })]),
      'GET /platform/figures': [
        { part: 'remote-diner', versions: [figuresOf(), figuresOf({ version: CANARY.version, opened })] },
      ],
      'POST /platform/moves': moveOf({ id: 219, action: 'promote', version: '1.15.0', replaced: '1.14.2' }),
    });
    const question = await ask('promote');
    expect(question).toHaveTextContent(says);
    await userEvent.click(within(question).getByRole('button', { name: nameOf('promote') }));
    await screen.findByRole('status');
    expect(calls.find(({ route }) => route === 'POST /platform/moves')?.request.body).toEqual({
      part: 'remote-diner',
      action: 'promote',
      expected_move: 218,
      by_hand: true,
      ...sends,
    });
  },
);

test('shows why a move was refused, in the server’s words', async () => {
  const errors = [{ field: '/menu', message: 'Rruga /menu i takon remote-loyalty.' }];
  await openConsole({
    'GET /platform/status': status([livePart({ canary: CANARY })]),
    'POST /platform/moves': failure(422, 'move_refused', 'Versioni nuk u pranua.', { errors }),
  });
  await confirm('promote');
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
  await press('rollback');
  expect(await screen.findByRole('alert')).toHaveTextContent('Dikush tjetër e lëvizi ndërkohë.');
  expect(await screen.findByRole('row', { name: /1\.14\.0/ })).toBeVisible();
});

test('does not know whether a move was done when no answer comes', async () => {
  await openConsole({
    'POST /platform/moves': () => {
      throw new TypeError('Failed to fetch');
    },
  });
  await press('rollback');
  expect(await screen.findByRole('alert')).toHaveTextContent(texts.unanswered);
});

test('waits for the answer to a move no longer than a person would', async () => {
  await openConsole({ 'POST /platform/moves': moveOf() });
  jest.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
    expect(ms).toBeLessThanOrEqual(10_000);
    return AbortSignal.abort(new DOMException('', 'TimeoutError'));
  });
  await press('rollback');
  expect(await screen.findByRole('alert')).toHaveTextContent(texts.unanswered);
  expect(await button('rollback')).toBeEnabled();
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
    failed: 80,
    fell_back: 9,
    silent: 20,
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
  expect(tile(texts.figure.silent)).toHaveTextContent('1%tani 0%');
  expect(tile(texts.figure.shift)).toHaveTextContent('–tani 0,012');
  expect(tile(texts.figure.wait)).toHaveTextContent('–tani 0,1 s');
  await userEvent.click(within(panel).getByText(texts.asTable));
  const table = within(within(panel).getByRole('table', { name: texts.perThousand }));
  expect(table.getByRole('columnheader', { name: '1.15.0' })).toBeVisible();
  expect(table.getByRole('row', { name: '1 0 50' })).toBeVisible();
});

test('a version that fails often stands out by a word, in its row and above all rows', async () => {
  const canary = figuresOf({ version: CANARY.version, opened: 48, failed: 52 });
  await openConsole({
    'GET /platform/status': status([livePart({ canary: CANARY })]),
    'GET /platform/figures': [{ part: 'remote-diner', versions: [canary, figuresOf()] }],
  });
  const row = await screen.findByRole('row', { name: /1\.15\.0 10% e vizitave/ });
  expect(row).toHaveTextContent(`52%${texts.fails}`);
  expect(screen.getAllByText(texts.fails)).toHaveLength(1);
  expect(screen.getByText('Lëshimi #218 · një version dështon shpesh')).toBeVisible();
  // The panel shows the canary's figures, whatever their order in the response.
  expect(screen.getByRole('region', { name: 'Canary: remote-diner 1.15.0' })).toHaveTextContent('48 hapje');
});

test('while a part is being moved no other move is asked for', async () => {
  const parts = [livePart(), livePart({ part: 'remote-business' })];
  const calls = await openConsole({
    'GET /platform/status': status(parts),
    'POST /platform/moves': pending,
  });
  await press('rollback');
  const other = await button('rollback', 'remote-business');
  expect(other).toHaveAttribute('aria-disabled', 'true');
  await userEvent.click(other);
  expect(calls.filter(({ route }) => route === 'POST /platform/moves')).toHaveLength(1);
});

test('a canary of which nobody has told yet has its row, and no figures', async () => {
  await openConsole({
    'GET /platform/status': status([livePart({ canary: CANARY })]),
    'GET /platform/figures': [{ part: 'remote-diner', versions: [figuresOf()] }],
  });
  expect(await screen.findByRole('row', { name: /1\.15\.0 10% e vizitave/ })).toBeVisible();
  expect(screen.queryByRole('region', { name: /Canary/ })).not.toBeInTheDocument();
});

test('a shell beside which a remote fails that was well stands out, with the remote it breaks', async () => {
  await openConsole({
    'GET /platform/status': status([livePart({ part: 'shell' })]),
    'GET /platform/figures': [
      { part: 'shell', versions: [figuresOf({ breaks: ['remote-business@1.4.0'] })] },
    ],
  });
  const notice = (await screen.findByText(texts.breaks.replace('{{name}}', 'shell 1.14.2'))).closest('div');
  expect(notice?.parentElement).toHaveTextContent('remote-business@1.4.0');
  expect(within(await screen.findByRole('row', { name: /^shell/ })).getByText(texts.fails)).toBeVisible();
});
