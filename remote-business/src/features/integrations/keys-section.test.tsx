import type { ApiKey } from '@tavolina/shared-api/contract';
import { failure, pending } from '@tavolina/shared-api/testing';
import { screen, waitFor } from '@testing-library/react';
import { confirmButton, openIntegrations } from '../../testing/open-integrations.ts';
import type { ScreenOptions } from '../../testing/render-screen.tsx';

const KEY: ApiKey = {
  id: 'b1c7d0de-70a4-4a4f-9a3f-0f4a2f6f2f11',
  name: 'Counter till',
  hint: 'tav_k3Qz',
  scopes: ['orders_read', 'orders_write'],
  created_at: '2026-11-20T09:12:00.000Z',
  last_used_at: '2026-11-21T11:02:00.000Z',
};
const TEXT = 'tav_k3Qz0Yd4m2oJx8bV1rT6wNfHcLsPaEuGiKqMnXyZvBt';

const open = (api: ScreenOptions['api'] = {}, options: Parameters<typeof openIntegrations>[1] = {}) =>
  openIntegrations('keys', { ...options, api });

// product.md §360
test('a key is made with what the till may do, and its text is shown once', async () => {
  let keys: ApiKey[] = [];
  const { user, section, sent } = await open({
    'GET /integrations/keys': () => keys,
    'POST /integrations/keys': ({ body }) => {
      const made = { ...KEY, ...(body as object), last_used_at: null };
      keys = [made];
      return { ...made, key: TEXT };
    },
  });
  expect(await section.findByText('No till is connected yet.')).toBeVisible();
  await user.type(section.getByRole('textbox', { name: 'Name of the till' }), ' Bar {Enter}');
  await waitFor(() => expect(sent('POST /integrations/keys')).toHaveLength(1));
  expect(sent('POST /integrations/keys')[0]?.body).toEqual({
    name: 'Bar',
    scopes: ['orders_read', 'orders_write'],
  });
  const made = await section.findByRole('region', { name: 'Key of “Bar”' });
  expect(made).toHaveFocus();
  expect(made).toHaveTextContent(TEXT);
  expect(await section.findByRole('listitem')).toHaveTextContent('not used yet');
  await user.click(section.getByRole('button', { name: 'I have entered it' }));
  expect(section.queryByText(TEXT)).not.toBeInTheDocument();
  expect(section.getByRole('textbox', { name: 'Name of the till' })).toHaveValue('');
});

// product.md §361
test('a key can be made that only sees what is left', async () => {
  const { user, section, sent } = await open({
    'POST /integrations/keys': ({ body }) => ({ ...KEY, ...(body as object), last_used_at: null, key: TEXT }),
  });
  await user.click(await section.findByRole('checkbox', { name: 'See orders' }));
  await user.click(section.getByRole('checkbox', { name: 'Move orders' }));
  await user.click(section.getByRole('checkbox', { name: 'See what is left of dishes' }));
  await user.type(section.getByRole('textbox', { name: 'Name of the till' }), 'Screen{Enter}');
  await waitFor(() =>
    expect(sent('POST /integrations/keys')[0]?.body).toEqual({ name: 'Screen', scopes: ['stock_read'] }),
  );
});

test('a key without name or scope is refused at its place, and nothing is sent', async () => {
  const { user, section, sent } = await open();
  await user.click(await section.findByRole('checkbox', { name: 'See orders' }));
  await user.click(section.getByRole('checkbox', { name: 'Move orders' }));
  await user.click(section.getByRole('button', { name: 'Make a key' }));
  expect(await section.findByText('Choose at least one thing that the till may do.')).toBeVisible();
  expect(section.getByRole('textbox', { name: 'Name of the till' })).toBeInvalid();
  expect(sent('POST /integrations/keys')).toEqual([]);
});

// product.md §360
test('a key says what it may do and when it was used, and is ended after a question', async () => {
  let keys = [KEY];
  const { user, section, sent } = await open({
    'GET /integrations/keys': () => keys,
    'DELETE /integrations/keys/{id}': () => {
      keys = [];
      return undefined;
    },
  });
  const row = await section.findByRole('listitem');
  expect(row).toHaveTextContent('Counter till tav_k3Qz…');
  expect(row).toHaveTextContent('See orders · Move orders');
  expect(row).toHaveTextContent('last used');
  await user.click(section.getByRole('button', { name: /Revoke key.*Counter till/ }));
  await user.click(await confirmButton('Revoke key'));
  expect(await section.findByText('No till is connected yet.')).toBeVisible();
  expect(sent('DELETE /integrations/keys/{id}')).toHaveLength(1);
});

test('a refusal is said in the language of the page, and what was typed stays', async () => {
  const { user, section } = await open(
    { 'POST /integrations/keys': failure(403, 'too_many_keys') },
    { lng: 'sq' },
  );
  const name = await section.findByRole('textbox', { name: 'Emri i kasës' });
  await user.type(name, 'Bari');
  await user.click(section.getByRole('button', { name: 'Krijo një çelës' }));
  expect(await section.findByRole('alert')).toBeVisible();
  expect(name).toHaveValue('Bari');
});

test('keys that do not load say so, and those that are loading leave room', async () => {
  const { section } = await open({ 'GET /integrations/keys': failure(403, 'not_a_member') });
  expect(await section.findByText('The keys did not load.')).toBeVisible();
  const { section: waiting } = await open({ 'GET /integrations/keys': pending });
  expect(waiting.queryByText('No till is connected yet.')).not.toBeInTheDocument();
});

// product.md §360
test('a plan without tills says which one has them, and lets old keys be ended', async () => {
  const { section } = await open({ 'GET /integrations/keys': [KEY] }, { tier: 'basic' });
  expect(screen.getByText('The POS integration comes with the Standard plan.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'See the plans' })).toHaveAttribute(
    'href',
    '/business/subscription',
  );
  expect(await section.findByRole('button', { name: /Revoke key/ })).toBeVisible();
  expect(section.queryByRole('button', { name: 'Make a key' })).not.toBeInTheDocument();
});
