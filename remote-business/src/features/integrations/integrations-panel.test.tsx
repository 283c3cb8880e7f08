import { failure } from '@tavolina/shared-api/testing';
import { pressTwice } from '@tavolina/shared-console/testing/press-twice.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { renderScreen, type ScreenOptions } from '../../testing/render-screen.tsx';
import { messageOf, placeWithTills } from '../../testing/tills.ts';

const TILL = 'https://kasa.example.com/tavolina';
const BAR = 'https://bari-i-ri.example.com/tavolina';
const TEST = 'POST /integrations/webhooks/{id}/test';
const AGAIN = 'POST /integrations/webhooks/{id}/deliveries/{deliveryId}/again';

const open = async (api: NonNullable<ScreenOptions['api']>, options: Partial<ScreenOptions> = {}) => {
  const opened = await renderScreen({
    at: '/business/account?tab=integrations',
    ...{ lng: 'en', api, ...options },
  });
  const part = async (name: string) => within(await screen.findByRole('region', { name }));
  return { ...opened, part };
};
const agree = async (name: string) =>
  within(await screen.findByRole('alertdialog')).getByRole('button', { name });

/** Each part in Albanian: its name, its first field, what is typed there, what is shown once, and what ends it. */
const PARTS = [
  ['Kasat (POS)', 'Emri i kasës', 'Banaku', /^tav_.{20}/, 'Çaktivizo çelësin'],
  ['Mesazhe për kasën', 'Adresa e kasës', TILL, /^whsec_/, 'Hiqe'],
  ['Printerët', 'Emri i printerit', 'Kuzhina', /\/api\/cloudprnt\//, 'Hiqe'],
] as const;

// product.md §360, §365, §369
test('a place connects all it has by the keyboard, and ends it after a question', async () => {
  const { kept, api } = placeWithTills();
  const { user, part } = await open(api, { lng: 'sq' });
  for (const [name, label, typed, secret, end] of PARTS) {
    const section = await part(name);
    await user.click(await section.findByRole('textbox', { name: label }));
    await user.paste(typed);
    await user.keyboard('{Enter}');
    expect(await section.findByText(secret)).toBeVisible();
    expect(await section.findByRole('listitem')).toHaveTextContent(typed);
    // The keys are at what was made; the button that puts it away is two further.
    await user.tab();
    await user.tab();
    expect(section.getByRole('button', { name: 'E shkrova' })).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(section.queryByText(secret)).not.toBeInTheDocument();
    const button = section.getByRole('button', { name: `${end}: ${typed}` });
    button.focus();
    await user.keyboard('{Enter}');
    await agree(end);
    // Whom the question surprises leaves it as it was.
    await user.keyboard('{Escape}');
    await waitFor(() => expect(button).toHaveFocus());
    expect(section.getByRole('listitem')).toBeVisible();
    await user.keyboard('{Enter}');
    (await agree(end)).focus();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(section.queryByRole('listitem')).not.toBeInTheDocument());
    await waitFor(() => expect(document.body).not.toHaveFocus());
  }
  expect([kept.keys, kept.webhooks, kept.printers]).toEqual([[], [], []]);
});

// product.md §366
test('a secret that nobody has entered yet stays beside another one, and so does a typed address', async () => {
  const { api } = placeWithTills({ webhooks: [TILL, BAR] });
  const { user, part } = await open(api);
  const section = await part('Messages to your till');
  await user.click(await section.findByRole('textbox', { name: 'Address of the till' }));
  await user.paste('https://e');
  for (const url of [TILL, BAR]) {
    await user.click(section.getByRole('button', { name: `New secret: ${url}` }));
    await user.click(await agree('New secret'));
    expect(await section.findByRole('region', { name: `Secret of ${url}` })).toHaveFocus();
  }
  expect(section.getByText('whsec_1')).toBeVisible();
  expect(section.getByRole('textbox', { name: 'Address of the till' })).toHaveValue('https://e');
  const first = within(section.getByRole('region', { name: `Secret of ${TILL}` }));
  await user.click(first.getByRole('button', { name: 'I have entered it' }));
  expect(section.queryByText('whsec_1')).not.toBeInTheDocument();
  expect(section.getByText('whsec_2')).toBeVisible();
});

// product.md §366
test('a second new secret of one address takes the place of the first, which signs no more', async () => {
  const { api } = placeWithTills({ webhooks: [TILL] });
  const { user, part } = await open(api);
  const section = await part('Messages to your till');
  for (const secret of ['whsec_1', 'whsec_2']) {
    await user.click(await section.findByRole('button', { name: `New secret: ${TILL}` }));
    await user.click(await agree('New secret'));
    expect(await section.findByText(secret)).toBeVisible();
  }
  expect(section.queryByText('whsec_1')).not.toBeInTheDocument();
  expect(section.getByRole('region', { name: `Secret of ${TILL}` })).toHaveFocus();
});

// product.md §368
test('a double press sends one test, and sends one message again once', async () => {
  const { kept, api } = placeWithTills({ webhooks: [TILL] });
  const { user, part, sent } = await open(api);
  const section = await part('Messages to your till');
  await section.findByRole('button', { name: /Send a test/ });
  await pressTwice(/Send a test/);
  expect(await section.findByText('msg_1')).toBeVisible();
  expect(sent(TEST)).toHaveLength(1);
  kept.messages = [messageOf('msg_1', { state: 'failed', answer_status: 500 })];
  await user.click(section.getByRole('button', { name: /^Log/ }));
  await user.click(section.getByRole('button', { name: /^Log/ }));
  await pressTwice(/Send again/);
  await waitFor(() => expect(section.getByText(/2 attempts/)).toBeVisible());
  expect(sent(AGAIN)).toHaveLength(1);
  await user.click(section.getByRole('button', { name: /Send a test/ }));
  await waitFor(() => expect(sent(TEST)).toHaveLength(2));
});

// product.md §368
test('what failed is said until something else is done', async () => {
  const { api } = placeWithTills({ webhooks: [TILL] });
  const { user, part } = await open({
    ...api,
    [TEST]: failure(429, 'rate_limited', 'Wait a little, then try again.'),
  });
  const section = await part('Messages to your till');
  await user.click(await section.findByRole('button', { name: /Send a test/ }));
  expect(await section.findByRole('alert')).toHaveTextContent('Wait a little, then try again.');
  await user.click(section.getByRole('button', { name: /Switch off/ }));
  expect(await section.findByText(/Switched off on/)).toBeVisible();
  expect(section.queryByRole('alert')).not.toBeInTheDocument();
});

test('a part that does not load says so alone, and the others work', async () => {
  const { kept, api } = placeWithTills();
  const { user, part } = await open({ ...api, 'GET /integrations/webhooks': failure(403, 'not_a_member') });
  expect(await (await part('Messages to your till')).findByText('The addresses did not load.')).toBeVisible();
  const printers = await part('Printers');
  await user.type(printers.getByRole('textbox', { name: 'Name of the printer' }), 'Bar{Enter}');
  expect(await printers.findByText(/\/api\/cloudprnt\//)).toBeVisible();
  expect(kept.printers).toHaveLength(1);
});

// product.md §360, §365, §369
test('limits are said in each part, and nothing that was typed is lost', async () => {
  const { api } = placeWithTills();
  const sentences = ['At most 20 keys.', 'At most 5 addresses.', 'At most 10 printers.'];
  const { user, part } = await open({
    ...api,
    'POST /integrations/keys': failure(403, 'too_many_keys', sentences[0]),
    'POST /integrations/webhooks': failure(403, 'too_many_webhooks', sentences[1]),
    'POST /printers': failure(403, 'too_many_printers', sentences[2]),
  });
  for (const [index, [name, label]] of (
    [
      ['Tills (POS)', 'Name of the till'],
      ['Messages to your till', 'Address of the till'],
      ['Printers', 'Name of the printer'],
    ] as const
  ).entries()) {
    const section = await part(name);
    const field = await section.findByRole('textbox', { name: label });
    await user.click(field);
    await user.paste(TILL);
    await user.keyboard('{Enter}');
    expect(await section.findByRole('alert')).toHaveTextContent(sentences[index] ?? '');
    expect(field).toHaveValue(TILL);
  }
});
