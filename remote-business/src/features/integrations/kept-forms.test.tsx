import { newApiKey, sampleOf } from '@tavolina/shared-api/contract';
import { failure } from '@tavolina/shared-api/testing';
import { waitFor } from '@testing-library/react';
import { openIntegrations } from '../../testing/open-integrations.ts';

// product.md §84
test.each([
  ['keys', 'Name of the till', 'See what is left of dishes', 'new-key:oxhaku'],
  ['webhooks', 'Address of the till', 'Orders paused', 'new-webhook:oxhaku'],
  ['printers', 'Name of the printer', 'Receipt', 'new-printer:oxhaku'],
] as const)('what was filled in for new %s is there after a reload', async (name, text, choice, key) => {
  const first = await openIntegrations(name, { api: { 'GET /printers': [] } });
  await first.user.type(await first.section.findByRole('textbox', { name: text }), 'https://bar');
  await first.user.click(first.section.getByRole('checkbox', { name: choice }));
  const kept = sessionStorage.getItem(key) ?? '';
  first.unmount();
  const { section } = await openIntegrations(name, { api: { 'GET /printers': [] }, kept: { [key]: kept } });
  expect(await section.findByRole('textbox', { name: text })).toHaveValue('https://bar');
  expect(section.getByRole('checkbox', { name: choice })).toBeChecked();
});

// product.md §84
test('what is typed while a key is made is there for the next one', async () => {
  let answer: () => void = () => undefined;
  const asked = new Promise<void>((resolve) => (answer = resolve));
  const made = sampleOf(newApiKey, { name: 'Bar' });
  const { user, section, sent } = await openIntegrations('keys', {
    api: {
      'POST /integrations/keys': async () => {
        await asked;
        return made;
      },
    },
  });
  const name = await section.findByRole('textbox', { name: 'Name of the till' });
  await user.type(name, 'Bar{Enter}');
  await waitFor(() => expect(sent('POST /integrations/keys')).toHaveLength(1));
  await user.clear(name);
  await user.type(name, 'Terrace');
  answer();
  await user.click(await section.findByRole('button', { name: 'I have entered it' }));
  expect(section.getByRole('textbox', { name: 'Name of the till' })).toHaveValue('Terrace');
});

// product.md §583
test.each([
  ['keys', 'Name of the till', 'POST /integrations/keys'],
  ['printers', 'Name of the printer', 'POST /printers'],
] as const)(
  'a name of %s that is too long stays as typed, and its field says so',
  async (name, text, call) => {
    const { user, section, sent } = await openIntegrations(name);
    const field = await section.findByRole('textbox', { name: text });
    await user.click(field);
    await user.paste('ë'.repeat(61));
    await user.keyboard('{Enter}');
    await waitFor(() => expect(field).toHaveAccessibleDescription(/^Write at most 60 characters\./));
    expect(field).toHaveValue('ë'.repeat(61));
    expect(sent(call)).toEqual([]);
  },
);

// product.md §366
test('an address that is too long is not cut', async () => {
  const { user, section, sent } = await openIntegrations('webhooks', {
    api: {
      'POST /integrations/webhooks': failure(422, 'invalid_input', 'Check the fields.', {
        errors: [{ field: 'url', message: 'Write at most 500 characters.' }],
      }),
    },
  });
  const long = `https://kasa.example.com/${'a'.repeat(500)}`;
  const field = await section.findByRole('textbox', { name: 'Address of the till' });
  await user.click(field);
  await user.paste(long);
  await user.keyboard('{Enter}');
  await waitFor(() => expect(field).toHaveAccessibleDescription(/^Write at most 500 characters/));
  expect(field).toHaveValue(long);
  expect(sent('POST /integrations/webhooks')).toHaveLength(1);
});
