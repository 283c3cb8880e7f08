import { failure, pending } from '@tavolina/shared-api/testing';
import ui from '@tavolina/shared-ui/locales/sq.json';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import en from '../../../locales/en.json';
import sq from '../../../locales/sq.json';
import {
  figuresOf,
  KEY,
  livePart,
  moveOf,
  openConsole,
  status,
  TOKEN,
} from '../../testing/platform-console.tsx';

const { platform: texts } = sq;

const row = (name: string) => screen.findByRole('row', { name: new RegExp(`^${name}`) });

describe('signing in', () => {
  test('asks for a token before anything else, and keeps it in this tab', async () => {
    const calls = await openConsole({}, null);
    expect(calls).toEqual([]);
    await userEvent.type(screen.getByLabelText(texts.token), ` ${TOKEN} {Enter}`);
    expect(await row('remote-diner')).toBeVisible();
    expect(calls[0]?.request.headers.get('authorization')).toBe(`Bearer ${TOKEN}`);
    expect(sessionStorage.getItem(KEY)).toBe(TOKEN);
  });

  test('holds for the page where the browser refuses storage', async () => {
    const refuse = () => {
      throw new DOMException('Access is denied.', 'SecurityError');
    };
    jest.spyOn(Storage.prototype, 'getItem').mockImplementation(refuse);
    await openConsole({}, null);
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse);
    jest.spyOn(Storage.prototype, 'removeItem').mockImplementation(refuse);
    await userEvent.type(screen.getByLabelText(texts.token), `${TOKEN}{Enter}`);
    expect(await row('remote-diner')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: texts.leave }));
    expect(screen.getByLabelText(texts.token)).toHaveValue('');
    jest.restoreAllMocks();
  });

  test('says when a token does not hold, and lets another one be tried', async () => {
    await openConsole(
      {
        'GET /platform/status': ({ headers }) =>
          headers.get('authorization') === `Bearer ${TOKEN}` ? status() : failure(401, 'unauthorized'),
      },
      'tvp_old',
    );
    expect(await screen.findByText(texts.tokenRefused)).toBeVisible();
    const token = screen.getByLabelText(texts.token);
    expect(token).toBeInvalid();
    await userEvent.type(token, `${TOKEN}{Enter}`);
    expect(await row('remote-diner')).toBeVisible();
  });

  test('tells a token that no request can carry like any other that does not hold', async () => {
    const calls = await openConsole({}, null);
    await userEvent.type(screen.getByLabelText(texts.token), `${TOKEN}…{Enter}`);
    expect(await screen.findByText(texts.tokenRefused)).toBeVisible();
    expect(calls).toEqual([]);
  });

  test('forgets the token and what it showed', async () => {
    await openConsole();
    await userEvent.click(await screen.findByRole('button', { name: texts.leave }));
    expect(screen.getByLabelText(texts.token)).toHaveValue('');
    expect(screen.queryByRole('row')).not.toBeInTheDocument();
    expect(sessionStorage.getItem(KEY)).toBeNull();
  });
});

test('says that the state could not be had, and asks again', async () => {
  let isAway = true;
  await openConsole({
    'GET /platform/status': () => (isAway ? failure(503, 'unavailable') : status()),
  });
  expect(await screen.findByRole('alert')).toHaveTextContent(texts.failed);
  isAway = false;
  await userEvent.click(screen.getByRole('button', { name: ui.retry }));
  expect(await row('remote-diner')).toBeVisible();
});

test('keeps its place while the state is on its way', async () => {
  await openConsole({ 'GET /platform/status': pending });
  expect(screen.getByRole('heading', { level: 1, name: texts.title })).toBeVisible();
  expect(screen.queryByRole('table')).not.toBeInTheDocument();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('says how old the state is when no newer one comes, and keeps showing it', async () => {
  let isAway = false;
  await openConsole({
    'GET /platform/status': () => (isAway ? failure(503, 'unavailable') : status()),
    'POST /platform/moves': () => {
      isAway = true;
      return failure(503, 'unavailable', '');
    },
  });
  const rollback = texts.rollback.replace('{{version}}', '1.14.1');
  await userEvent.click(await screen.findByRole('button', { name: `${rollback}: remote-diner` }));
  expect(await screen.findByRole('alert')).toHaveTextContent(texts.unanswered);
  expect(await screen.findByRole('status')).toHaveTextContent(/Serveri nuk përgjigjet\. .* orës \d\d:\d\d/);
  expect(await row('remote-diner')).toHaveTextContent('1.14.2');
});

test('shows each part with its version and its figures', async () => {
  await openConsole({
    'GET /platform/figures': [
      { part: 'remote-diner', versions: [figuresOf({ opened: 1_990, failed: 10, skewed: 2 })] },
    ],
  });
  const cells = within(await row('remote-diner'));
  expect(cells.getByText('1.14.2')).toBeVisible();
  expect(cells.getByText('1.990')).toBeVisible();
  expect(cells.getByText('0,5%')).toBeVisible();
  expect(cells.getByText('1,42 s')).toBeVisible();
  expect(screen.getByText('Lëshimi #218 · të gjitha pjesët përgjigjen')).toBeVisible();
  expect(screen.getByText(/^2 skeda u ringarkuan/)).toBeVisible();
});

test('a live version whose pages start and never become ready fails often, though none reported an error', async () => {
  await openConsole({
    'GET /platform/figures': [
      { part: 'remote-diner', versions: [figuresOf({ opened: 91, failed: 0, silent: 9 })] },
    ],
  });
  const cells = within(await row('remote-diner'));
  expect(cells.getByText('9%')).toBeVisible();
  expect(cells.getByText(texts.fails)).toBeVisible();
  expect(screen.getByText('Lëshimi #218 · një version dështon shpesh')).toBeVisible();
});

test('shows dashes where browsers have told nothing yet', async () => {
  await openConsole({ 'GET /platform/figures': [] });
  expect(within(await row('remote-diner')).getAllByText('–')).toHaveLength(5);
  expect(screen.queryByText(/u ringarkua/)).not.toBeInTheDocument();
});

test('says which part cannot be read', async () => {
  await openConsole({ 'GET /platform/status': status([livePart({ is_readable: false })]) });
  expect(within(await row('remote-diner')).getByText(texts.unreadable)).toBeVisible();
  expect(screen.getByText('Lëshimi #218 · një pjesë nuk lexohet')).toBeVisible();
});

test('names the files that a live version has lost, which memory may still have', async () => {
  const missing = [{ version: '1.14.2', files: ['home.1a2b.js', 'main.css'] }];
  await openConsole({ 'GET /platform/status': status([livePart({ missing })]) });
  const notice = await screen.findByRole('alert');
  expect(notice).toHaveTextContent('remote-diner 1.14.2 ka 2 skedarë të humbur ose të dëmtuar.');
  expect(within(notice).getByText('home.1a2b.js')).toBeVisible();
  expect(within(await row('remote-diner')).getByText(texts.incomplete)).toBeVisible();
  expect(screen.getByText('Lëshimi #218 · në depo mungojnë skedarë')).toBeVisible();
});

test('names versions that were built for another server, with what it lacks', async () => {
  const breaches = Array.from({ length: 7 }, (_, index) => ({
    version: '1.14.1',
    about: `GET /gone/${index}`,
    message: `Serveri nuk e njeh thirrjen GET /gone/${index}.`,
  }));
  await openConsole({ 'GET /platform/status': status([livePart({ breaches })]) });
  const notice = await screen.findByRole('alert');
  expect(notice).toHaveTextContent('remote-diner 1.14.1 është ndërtuar për një server tjetër.');
  expect(within(notice).getByText('Serveri nuk e njeh thirrjen GET /gone/4.')).toBeVisible();
  expect(within(notice).getAllByRole('listitem')).toHaveLength(6);
  expect(within(notice).getByText('edhe 2 të tjera')).toBeVisible();
});

test('tells the last moves, newest first, with who and why', async () => {
  await openConsole({
    'GET /platform/moves': [
      moveOf({
        id: 219,
        action: 'rollback',
        version: '1.14.1',
        replaced: '1.14.2',
        moved_by: 'platform',
        reason: 'gabime',
      }),
      moveOf({ untried: 'urgjente' }),
      moveOf({ id: 217, action: 'abort', version: '1.14.0', replaced: '1.15.0', team_trial: 'storefront' }),
    ],
  });
  const [newest, before, ended] = await screen.findAllByRole('listitem');
  expect(newest).toHaveTextContent(
    '#219remote-diner 1.14.2 → 1.14.1gabime · platform · 18.11.2026, 10:02Rikthyer',
  );
  expect(before).toHaveTextContent('Pa provë në shfletues: urgjente');
  expect(ended).toHaveTextContent('#217remote-diner 1.15.0 → 1.14.0');
  expect(ended).toHaveTextContent('E provuar vetëm nga ekipi i vet: storefront');
});

test('says that nothing was moved yet', async () => {
  await openConsole({ 'GET /platform/moves': [] });
  expect(await screen.findByText(texts.noMoves)).toBeVisible();
  expect(screen.queryByRole('list')).not.toBeInTheDocument();
});

test('speaks English to whoever does', async () => {
  await openConsole({}, TOKEN, 'en');
  expect(await screen.findByText('Release #218 · all parts answer')).toBeVisible();
  expect(screen.getByText(en.platform.history)).toBeVisible();
});
