import type { Printer } from '@tavolina/shared-api/contract';
import { failure, pending } from '@tavolina/shared-api/testing';
import { screen, within } from '@testing-library/react';
import { confirmButton, openIntegrations } from '../../testing/open-integrations.ts';
import type { ScreenOptions } from '../../testing/render-screen.tsx';

const PRINTER: Printer = {
  id: '2d0f4b9e-2a83-4e55-8d66-4a2a4f0c7d55',
  name: 'Kitchen',
  paper_mm: 80,
  tickets: ['kitchen'],
  prints_at: 'confirmation',
  created_at: '2026-11-20T09:12:00.000Z',
  last_seen_at: '2026-11-20T19:02:11.000Z',
  state: 'ok',
  waiting: 0,
};
const PATH = '/cloudprnt/k3Qz0Yd4m2oJx8bV1rT6wNfHcLsPaEuG';

const open = (api: ScreenOptions['api'] = {}, options: Parameters<typeof openIntegrations>[1] = {}) =>
  openIntegrations('printers', { ...options, api: { 'GET /printers': [PRINTER], ...api } });

// product.md §369, §370
test('a printer is added with its paper, tickets and time, and its address is shown once to copy', async () => {
  let printers: Printer[] = [];
  const { user, section, sent } = await open({
    'GET /printers': () => printers,
    'POST /printers': ({ body }) => {
      const made: Printer = {
        ...PRINTER,
        ...(body as object),
        ...{ last_seen_at: null, state: 'never_seen' },
      };
      printers = [made];
      return { ...made, path: PATH };
    },
  });
  expect(await section.findByText('No printer is connected yet.')).toBeVisible();
  expect(section.getByRole('radio', { name: '80 mm' })).toBeChecked();
  expect(section.getByRole('radio', { name: 'When the order is confirmed' })).toBeChecked();
  await user.click(section.getByRole('radio', { name: '58 mm' }));
  await user.click(section.getByRole('checkbox', { name: 'Receipt' }));
  await user.click(section.getByRole('radio', { name: 'As soon as the order comes' }));
  await user.type(section.getByRole('textbox', { name: 'Name of the printer' }), ' Bar {Enter}');
  const made = within(await section.findByRole('region', { name: 'Address of “Bar”' }));
  expect(sent('POST /printers').map(({ body }) => body)).toEqual([
    { name: 'Bar', paper_mm: 58, tickets: ['kitchen', 'receipt'], prints_at: 'arrival' },
  ]);
  const address = `${window.location.origin}/api${PATH}`;
  expect(made.getByText(address)).toBeVisible();
  await user.click(made.getByRole('button', { name: 'Copy address' }));
  await expect(navigator.clipboard.readText()).resolves.toBe(address);
  const row = await section.findByRole('listitem');
  expect(row).toHaveTextContent('BarNot connected yet');
  expect(row).toHaveTextContent('It has not asked for tickets yet.');
  expect(row).toHaveTextContent('58 mm · Kitchen’s ticket · Receipt · As soon as the order comes');
  await user.click(made.getByRole('button', { name: 'I have entered it' }));
  expect(section.queryByText(address)).not.toBeInTheDocument();
  expect(section.getByRole('textbox', { name: 'Name of the printer' })).toHaveValue('');
});

test('what is missing is said at its place, and nothing is sent', async () => {
  const { user, section, sent } = await open();
  await user.click(await section.findByRole('checkbox', { name: 'Kitchen’s ticket' }));
  await user.click(section.getByRole('button', { name: 'Add printer' }));
  expect(await section.findByText('Choose at least one thing that it prints.')).toBeVisible();
  expect(section.getByRole('textbox', { name: 'Name of the printer' })).toBeInvalid();
  expect(sent('POST /printers')).toEqual([]);
});

// product.md §369
test('a refusal says why, and what was typed stays', async () => {
  const { user, section } = await open({
    'POST /printers': failure(403, 'too_many_printers', 'A place can have at most 10 printers.'),
  });
  const name = await section.findByRole('textbox', { name: 'Name of the printer' });
  await user.type(name, 'Bar{Enter}');
  expect(await section.findByRole('alert')).toHaveTextContent('A place can have at most 10 printers.');
  expect(name).toHaveValue('Bar');
});

// product.md §372
test.each<[Printer['state'], string]>([
  ['ok', 'Gati'],
  ['out_of_paper', 'Pa letër'],
  ['cover_open', 'Kapaku i hapur'],
  ['failing', 'Nuk printon'],
  ['silent', 'I fikur ose pa rrjet'],
])('a printer that is %s says so, when it last asked and what waits', async (state, said) => {
  const { section } = await open({ 'GET /printers': [{ ...PRINTER, state, waiting: 3 }] }, { lng: 'sq' });
  const row = await section.findByRole('listitem');
  expect(within(row).getByText(said)).toBeVisible();
  expect(row).toHaveTextContent('3 fletëporosi në pritje');
  expect(row).toHaveTextContent('U pa së fundi 20.11.2026, 20:02');
});

// product.md §369
test('a printer is removed after a question', async () => {
  let printers = [PRINTER];
  const { user, section, sent } = await open({
    'GET /printers': () => printers,
    'DELETE /printers/{id}': () => {
      printers = [];
      return undefined;
    },
  });
  await user.click(await section.findByRole('button', { name: /Remove.*Kitchen/ }));
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Remove the printer “Kitchen”?' }));
  expect(sent('DELETE /printers/{id}')).toEqual([]);
  await user.click(dialog.getByRole('button', { name: 'Remove' }));
  expect(await section.findByText('No printer is connected yet.')).toBeVisible();
  expect(sent('DELETE /printers/{id}').map(({ params }) => params)).toEqual([{ id: PRINTER.id }]);
});

test('a removal that fails says so, and the printer stays', async () => {
  const { user, section } = await open({ 'DELETE /printers/{id}': failure(500, 'internal_error') });
  await user.click(await section.findByRole('button', { name: /Remove.*Kitchen/ }));
  await user.click(await confirmButton('Remove'));
  expect(await section.findByRole('alert')).toHaveTextContent('The printer was not removed.');
  expect(section.getByRole('listitem')).toHaveTextContent('Kitchen');
});

test('printers that do not load say so, in the language of the page', async () => {
  const { section } = await open({ 'GET /printers': failure(403, 'not_a_member') }, { lng: 'sq' });
  expect(await section.findByText('Printerët nuk u ngarkuan.')).toBeVisible();
});

test('printers that are loading are not called missing', async () => {
  const { section } = await open({ 'GET /printers': pending });
  expect(section.getByRole('button', { name: 'Add printer' })).toBeVisible();
  expect(section.queryByText('No printer is connected yet.')).not.toBeInTheDocument();
});

test('a plan without orders connects no printer, and still removes one', async () => {
  const { section } = await open({}, { tier: 'basic' });
  expect(await section.findByRole('button', { name: /Remove.*Kitchen/ })).toBeVisible();
  expect(section.queryByRole('button', { name: 'Add printer' })).not.toBeInTheDocument();
});
