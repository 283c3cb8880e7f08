import type { Webhook, WebhookDelivery } from '@tavolina/shared-api/contract';
import { failure, pending } from '@tavolina/shared-api/testing';
import { act, waitFor, within } from '@testing-library/react';
import { confirmButton, openIntegrations } from '../../testing/open-integrations.ts';
import type { ScreenOptions } from '../../testing/render-screen.tsx';

const WEBHOOK: Webhook = {
  id: '5f0c6a4e-9a0b-4a5e-8b6b-2f5f0a1c7d21',
  url: 'https://kasa.example.com/tavolina',
  events: ['order.created', 'item.sold_out'],
  created_at: '2026-11-20T09:12:00.000Z',
  failing_since: null,
  off: null,
};
const DELIVERY: WebhookDelivery = {
  id: 'msg_1',
  type: 'order.created',
  state: 'failed',
  created_at: '2026-11-20T19:02:11.000Z',
  attempts: 3,
  last_attempt_at: '2026-11-20T19:12:11.000Z',
  next_attempt_at: null,
  answer_status: 500,
  answer_ms: 84,
  problem: null,
};
const SECRET = 'whsec_0QYxSjVbq1eVtX2gk4jv2G1mC0pX1mJp6m0w8Jr0m3c=';
const LOG = 'GET /integrations/webhooks/{id}/deliveries';

const open = (api: ScreenOptions['api'] = {}, options: Parameters<typeof openIntegrations>[1] = {}) =>
  openIntegrations('webhooks', { ...options, api: { 'GET /integrations/webhooks': [WEBHOOK], ...api } });
const button = (section: ReturnType<typeof within>, name: RegExp) => section.findByRole('button', { name });

afterEach(() => jest.useRealTimers());

// product.md §365, §366
test('an address is added with what it is told of, and its secret is shown once', async () => {
  let webhooks: Webhook[] = [];
  const { user, section, sent } = await open({
    'GET /integrations/webhooks': () => webhooks,
    'POST /integrations/webhooks': ({ body }) => {
      const made = { ...WEBHOOK, ...(body as object) };
      webhooks = [made];
      return { ...made, secret: SECRET, old_secret_until: null };
    },
  });
  expect(await section.findByText('There is no address yet.')).toBeVisible();
  await user.click(section.getByRole('checkbox', { name: 'Payment of an order' }));
  await user.type(section.getByRole('textbox', { name: 'Address of the till' }), ` ${WEBHOOK.url} {Enter}`);
  const made = await section.findByRole('region', { name: `Secret of ${WEBHOOK.url}` });
  expect(sent('POST /integrations/webhooks')[0]?.body).toEqual({
    url: WEBHOOK.url,
    events: ['order.created', 'order.status_changed', 'order.promise_changed'],
  });
  expect(made).toHaveFocus();
  expect(made).toHaveTextContent(SECRET);
  await user.click(section.getByRole('button', { name: 'I have entered it' }));
  expect(section.queryByText(SECRET)).not.toBeInTheDocument();
  expect(section.getByRole('listitem')).toHaveTextContent(
    'New order · Status of an order · Promised time of an order',
  );
});

test('what is missing or refused is said at its place', async () => {
  const { user, section, sent } = await open({
    'GET /integrations/webhooks': [],
    'POST /integrations/webhooks': failure(422, 'invalid_input', 'Check the fields.', {
      errors: [{ field: 'url', message: 'An address begins with https:// and a public name.' }],
    }),
  });
  await section.findByText('There is no address yet.');
  for (const box of section.getAllByRole('checkbox', { checked: true })) await user.click(box);
  await user.click(section.getByRole('button', { name: 'Add address' }));
  expect(await section.findByText('Choose at least one thing to send.')).toBeVisible();
  expect(sent('POST /integrations/webhooks')).toEqual([]);
  await user.click(section.getByRole('checkbox', { name: 'Dish sold out' }));
  await user.type(section.getByRole('textbox', { name: 'Address of the till' }), 'https://10.0.0.1{Enter}');
  expect(await section.findByText('An address begins with https:// and a public name.')).toBeVisible();
});

// product.md §368
test('the log says how each message went, and sends one again; a test opens it', async () => {
  let deliveries = [DELIVERY];
  const { user, section, sent } = await open({
    [LOG]: () => ({ deliveries, has_more: false }),
    'POST /integrations/webhooks/{id}/test': () => {
      const made: WebhookDelivery = {
        ...DELIVERY,
        ...{ id: 'msg_2', type: 'test', state: 'delivered', answer_status: 204 },
      };
      deliveries = [made, DELIVERY];
      return made;
    },
    'POST /integrations/webhooks/{id}/deliveries/{deliveryId}/again': () => {
      deliveries = deliveries.map((each) => ({
        ...each,
        state: 'delivered',
        attempts: 4,
        answer_status: 200,
      }));
      return { ...DELIVERY, state: 'waiting' };
    },
  });
  await user.click(await button(section, /Send a test/));
  const log = within(await section.findByRole('region', { name: `Log of ${WEBHOOK.url}` }));
  await waitFor(() => expect(log.getAllByRole('listitem')).toHaveLength(2));
  const failed = log.getAllByRole('listitem')[1];
  expect(failed).toHaveTextContent('Failed');
  expect(failed).toHaveTextContent('3 attempts · answer 500 after 84 ms');
  await user.click(await log.findByRole('button', { name: /Send again.*msg_1/ }));
  await waitFor(() => expect(log.getAllByRole('listitem')[1]).toHaveTextContent('4 attempts · answer 200'));
  expect(sent('POST /integrations/webhooks/{id}/deliveries/{deliveryId}/again')).toHaveLength(1);
  await user.click(await button(section, /^Log/));
  expect(section.queryByRole('region', { name: /Log of/ })).not.toBeInTheDocument();
});

// product.md §368
test('an open log shows the messages that come', async () => {
  jest.useFakeTimers({ advanceTimers: true });
  let deliveries = [DELIVERY];
  const { user, section } = await open(
    { [LOG]: () => ({ deliveries, has_more: false }) },
    { advanceTimers: (ms) => jest.advanceTimersByTime(ms) },
  );
  await user.click(await button(section, /^Log/));
  expect(await section.findByText('msg_1')).toBeVisible();
  deliveries = [{ ...DELIVERY, id: 'msg_2', state: 'delivered' }, DELIVERY];
  await act(() => jest.advanceTimersByTimeAsync(10_000));
  expect(await section.findByText('msg_2')).toBeVisible();
});

test('earlier messages are shown by a press', async () => {
  const { user, section } = await open({
    [LOG]: ({ url }) =>
      url.searchParams.get('before') === 'msg_1'
        ? { deliveries: [{ ...DELIVERY, id: 'msg_0' }], has_more: false }
        : { deliveries: [DELIVERY], has_more: true },
  });
  await user.click(await button(section, /^Log/));
  await user.click(await button(section, /Show earlier ones/));
  expect(await section.findByText('msg_0')).toBeVisible();
  expect(section.getByText('msg_1')).toBeVisible();
  expect(section.queryByRole('button', { name: 'Show earlier ones' })).not.toBeInTheDocument();
});

// product.md §365
test('what an address is told of is changed, and its secret and log stay', async () => {
  let webhooks = [WEBHOOK];
  const { user, section, sent } = await open({
    'GET /integrations/webhooks': () => webhooks,
    'PATCH /integrations/webhooks/{id}': ({ body }) => {
      const changed = { ...WEBHOOK, ...(body as Pick<Webhook, 'events'>) };
      webhooks = [changed];
      return changed;
    },
  });
  await user.click(await button(section, /^What is sent to it/));
  const form = within(section.getByRole('form', { name: `What is sent to it: ${WEBHOOK.url}` }));
  const box = (name: string) => form.getByRole('checkbox', { name });
  expect(box('New order')).toBeChecked();
  expect(box('Status of an order')).not.toBeChecked();
  await user.click(box('New order'));
  await user.click(box('Dish sold out'));
  await user.click(form.getByRole('button', { name: 'Save' }));
  expect(await form.findByText('Choose at least one thing to send.')).toBeVisible();
  expect(sent('PATCH /integrations/webhooks/{id}')).toEqual([]);
  await user.click(box('Status of an order'));
  await user.click(form.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(section.getByRole('listitem')).toHaveTextContent('Status of an order'));
  expect(section.queryByRole('form', { name: /^What is sent to it/ })).not.toBeInTheDocument();
  expect(await button(section, /^What is sent to it/)).toHaveFocus();
  expect(sent('PATCH /integrations/webhooks/{id}').map(({ body }) => body)).toEqual([
    { events: ['order.status_changed'] },
  ]);
});

// product.md §365
test('a change that is refused says so in the form, which closes by a press', async () => {
  const { user, section } = await open(
    { 'PATCH /integrations/webhooks/{id}': failure(403, 'not_a_member', 'Nuk lejohet.') },
    { lng: 'sq' },
  );
  await user.click(await button(section, /^Çfarë i dërgohet/));
  const form = within(section.getByRole('form', { name: /^Çfarë i dërgohet/ }));
  await user.click(form.getByRole('button', { name: 'Ruaj' }));
  expect(await form.findByText('Nuk lejohet.')).toBeVisible();
  await user.click(form.getByRole('button', { name: 'Anulo' }));
  expect(section.queryByRole('form', { name: /^Çfarë i dërgohet/ })).not.toBeInTheDocument();
});

// product.md §367
test('an address that was switched off says why, and is switched on again', async () => {
  let webhook: Webhook = { ...WEBHOOK, off: { at: '2026-11-23T10:00:00.000Z', reason: 'failing' } };
  const { user, section, sent } = await open({
    'GET /integrations/webhooks': () => [webhook],
    'PATCH /integrations/webhooks/{id}': () => {
      webhook = { ...WEBHOOK, failing_since: '2026-11-23T11:00:00.000Z' };
      return webhook;
    },
  });
  expect(await section.findByText(/Nothing arrived for three days/)).toBeVisible();
  expect(section.queryByRole('button', { name: /Send a test/ })).not.toBeInTheDocument();
  await user.click(await button(section, /Switch on/));
  expect(await section.findByText(/Nothing has arrived since/)).toBeVisible();
  expect(sent('PATCH /integrations/webhooks/{id}')[0]?.body).toEqual({ is_on: true });
});

// product.md §366
test('a new secret and a removal ask first', async () => {
  let webhooks = [WEBHOOK];
  const { user, section } = await open({
    'GET /integrations/webhooks': () => webhooks,
    'POST /integrations/webhooks/{id}/secret': {
      secret: SECRET,
      old_secret_until: '2026-11-24T10:00:00.000Z',
    },
    'DELETE /integrations/webhooks/{id}': () => {
      webhooks = [];
      return undefined;
    },
  });
  await user.click(await button(section, /New secret/));
  await user.click(await confirmButton('New secret'));
  expect(await section.findByText(/The old one is valid too until/)).toBeVisible();
  await user.click(section.getByRole('button', { name: 'I have entered it' }));
  await user.click(await button(section, /Remove/));
  await user.click(await confirmButton('Remove'));
  expect(await section.findByText('There is no address yet.')).toBeVisible();
});

test('addresses that do not load say so, in the language of the page', async () => {
  const { section } = await open(
    { 'GET /integrations/webhooks': failure(403, 'not_a_member') },
    { lng: 'sq' },
  );
  expect(await section.findByText('Adresat nuk u ngarkuan.')).toBeVisible();
});

test('a log that does not load says so', async () => {
  const { user, section } = await open({ [LOG]: failure(403, 'not_a_member') });
  await user.click(await button(section, /^Log/));
  expect(await section.findByText('The log did not load.')).toBeVisible();
});

test('addresses that are loading are not called missing', async () => {
  const { section } = await open({ 'GET /integrations/webhooks': pending });
  expect(section.queryByText('There is no address yet.')).not.toBeInTheDocument();
});

// product.md §365
test('a plan without tills adds none, and an empty log says so', async () => {
  const { user, section } = await open({ [LOG]: { deliveries: [], has_more: false } }, { tier: 'basic' });
  await user.click(await button(section, /^Log/));
  expect(await section.findByText('Nothing has been sent yet.')).toBeVisible();
  expect(section.queryByRole('button', { name: 'Add address' })).not.toBeInTheDocument();
});
