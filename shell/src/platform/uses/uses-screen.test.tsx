import { type FakeHandlers, failure, pending } from '@tavolina/shared-api/testing';
import ui from '@tavolina/shared-ui/locales/sq.json';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import sq from '../../../locales/sq.json';
import { openConsole, status, TOKEN, usesOf } from '../../testing/platform-console.tsx';

const { uses: texts } = sq.platform;
const USES = 'GET /platform/uses';

const openUses = (handlers: FakeHandlers = {}) => openConsole(handlers, TOKEN, 'sq', '/platform/uses');
const sectionOf = async (name: string) => within(await screen.findByRole('region', { name }));

// product.md §593
test('tells what each live version imports of a shared module', async () => {
  await openUses();
  const modules = await sectionOf(texts.modules);
  expect(modules.getByRole('listitem')).toHaveTextContent('react 19.3.1');
  const user = modules.getByText('remote-diner 1.14.2 · ^19.3.1 · 2 emra');
  expect(modules.getByText('memo, useState')).not.toBeVisible();
  await userEvent.click(user);
  expect(modules.getByText('memo, useState')).toBeVisible();
});

// product.md §593
test('tells which live versions make which calls, and which calls nobody makes', async () => {
  const user = { part: 'remote-diner', version: '1.14.2', is_canary: false };
  const users = [user, { part: 'remote-diner', version: '1.15.0', is_canary: true }];
  const made = ['GET /menus/', 'GET /menus/{id}'].map((call) => ({
    call,
    is_known: true,
    users,
    deprecated: null,
  }));
  await openUses({
    [USES]: usesOf({
      calls: [...made, { call: 'POST /signup', is_known: true, users: [], deprecated: null }],
    }),
  });
  const calls = await sectionOf(texts.calls);
  const [both, nobody] = calls.getAllByRole('listitem').map((item) => within(item));
  expect(both?.getByText('remote-diner 1.14.2 · remote-diner 1.15.0 (canary)')).toBeVisible();
  expect(both?.getByText('GET /menus/, GET /menus/{id}')).not.toBeVisible();
  await userEvent.click(calls.getByText('2 thirrje'));
  expect(both?.getByText('GET /menus/, GET /menus/{id}')).toBeVisible();
  expect(nobody?.getByText(texts.nobody)).toBeVisible();
  expect(nobody?.getByText('POST /signup')).not.toBeVisible();
});

// product.md §593
test('marks what the server or the shell does not have', async () => {
  const user = { part: 'remote-diner', version: '1.14.2', is_canary: false };
  await openUses({
    [USES]: usesOf({
      modules: [
        {
          name: 'react',
          provided: null,
          users: [{ ...user, range: '^19.3.1', names: [] }],
          deprecated: {},
        },
      ],
      calls: [{ call: 'GET /gone', is_known: false, users: [user], deprecated: null }],
    }),
  });
  expect((await sectionOf(texts.calls)).getByRole('listitem')).toHaveTextContent(texts.unknown);
  expect((await sectionOf(texts.modules)).getByRole('listitem')).toHaveTextContent(texts.notShared);
});

// product.md §680
test('tells the last day of calls and names that are to go, what takes their place, and who uses them', async () => {
  const user = { part: 'remote-diner', version: '1.14.2', is_canary: false };
  const until = { since: '2026-11-30', until: '2027-05-31' };
  await openUses({
    [USES]: usesOf({
      modules: [
        {
          name: '@tavolina/shared-ui',
          provided: '1.2.0',
          users: [{ ...user, range: '^1.0.0', names: ['Money', 'OldButton'] }],
          deprecated: { OldButton: { ...until, instead: 'Button' }, OldCard: until },
        },
      ],
      calls: [
        { call: 'GET /menus/', is_known: true, users: [user], deprecated: null },
        { call: 'GET /old', is_known: true, users: [user], deprecated: { ...until, instead: 'GET /new' } },
      ],
    }),
  });
  const [old, unused] = (await sectionOf(texts.modules)).getAllByRole('listitem');
  expect(old).toHaveTextContent(
    '@tavolina/shared-ui: OldButtonremote-diner 1.14.2Në vend të tij: ButtonDeri më 31.05.2027',
  );
  expect(unused).toHaveTextContent(`@tavolina/shared-ui: OldCard${texts.nobody}Deri më 31.05.2027`);
  const [call, others] = (await sectionOf(texts.calls)).getAllByRole('listitem');
  expect(call).toHaveTextContent('GET /oldremote-diner 1.14.2Në vend të tij: GET /newDeri më 31.05.2027');
  expect(others).not.toHaveTextContent('GET /old');
});

test('says of a module that no live part uses it', async () => {
  await openUses({
    [USES]: usesOf({ modules: [{ name: 'react', provided: '19.3.1', users: [], deprecated: {} }] }),
  });
  expect((await sectionOf(texts.modules)).getByText(texts.nobody)).toBeVisible();
});

test('says that the list could not be had, and asks again', async () => {
  let isAway = true;
  await openUses({ [USES]: () => (isAway ? failure(503, 'unavailable') : usesOf()) });
  expect(await screen.findByRole('alert')).toHaveTextContent(texts.failed);
  isAway = false;
  await userEvent.click(screen.getByRole('button', { name: ui.retry }));
  expect(await screen.findByText('remote-diner 1.14.2')).toBeVisible();
});

test('keeps its place while the list is on its way', async () => {
  await openUses({ [USES]: pending });
  expect(screen.getByRole('heading', { level: 1, name: texts.title })).toBeVisible();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

// product.md §593
test('is a page of the team of a part too', async () => {
  await openUses({ 'GET /platform/status': status(undefined, 'remote-diner') });
  expect(await screen.findByText('remote-diner 1.14.2')).toBeVisible();
  expect(screen.getByRole('link', { name: texts.title })).toHaveAttribute('aria-current', 'page');
  expect(screen.queryByRole('link', { name: sq.platform.acts.title })).not.toBeInTheDocument();
});
