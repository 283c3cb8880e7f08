import { failure } from '@tavolina/shared-api/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { readDataUrl } from '../../../lib/pictures/read-image.ts';
import { itemOf, menuOf } from '../../../testing/menu-samples.ts';
import { openEditor } from '../../../testing/open-editor.ts';
import type { ScreenOptions } from '../../../testing/render-screen.tsx';

const image = { width: 640, height: 480, placeholder: '', sources: [] };
/** The end of a file's data: its content is its name. */
const encoded = (name: string): RegExp =>
  new RegExp(`,${Buffer.from(name).toString('base64').replaceAll('+', '\\+')}$`);
const file = (name: string, type = 'image/jpeg') => new File([name], name, { type });

beforeAll(() => {
  URL.createObjectURL = () => 'blob:nothing';
  URL.revokeObjectURL = () => undefined;
});

/** Stores each picture that is sent under its number; the first one is answered otherwise, if so wanted. */
const storing = (first?: ReturnType<typeof failure>) => {
  let count = 0;
  return () => {
    count += 1;
    return count === 1 && first ? first : { image_url: `/media/${count}/640.webp`, image };
  };
};

/** Opens the sheet of a menu with Tavë kosi, Fërgesë and Trileçe. */
const open = async (options: Partial<ScreenOptions> = {}) => {
  const opened = await openEditor({
    ...options,
    api: {
      'POST /menus/pictures/': storing(),
      'PATCH /menus/{id}': menuOf({ version: 4 }),
      ...options.api,
    },
  });
  await opened.user.click(await screen.findByRole('button', { name: /^Foto për shumë|^Photos for many/ }));
  const dialog = await screen.findByRole('dialog', { name: /^Foto për shumë|^Photos for many/ });
  return { ...opened, sheet: within(dialog) };
};
type Opened = Awaited<ReturnType<typeof open>>;
/** Chooses files, into which the browser has looked by then. */
const choose = async ({ sheet }: Opened, files: File[]): Promise<void> =>
  act(async () => {
    fireEvent.change(sheet.getByLabelText(/^Zgjidh fotot|^Choose photos/), { target: { files } });
  });
const itemOfFile = ({ sheet }: Opened, name: string) =>
  sheet.getByRole('combobox', { name: `Artikulli i ${name}` });
const send = async (opened: Opened, name: string | RegExp) =>
  opened.user.click(opened.sheet.getByRole('button', { name }));

// product.md §496
test('files go to the items of their names, each in its order, and into the form once they have arrived', async () => {
  const opened = await open();
  const { sheet, sent, user } = opened;
  await choose(opened, [
    file('tave-kosi-2.jpg'),
    file('TRILECE.png', 'image/png'),
    file('IMG_1234.jpg'),
    file('Tavë kosi.jpg'),
  ]);
  expect(itemOfFile(opened, 'tave-kosi-2.jpg')).toHaveDisplayValue('Tavë kosi · Gatime tavash');
  expect(itemOfFile(opened, 'TRILECE.png')).toHaveDisplayValue('Trileçe');
  expect(itemOfFile(opened, 'IMG_1234.jpg')).toHaveDisplayValue('Lëre jashtë');
  expect(sent('POST /menus/pictures/')).toHaveLength(0);
  await send(opened, 'Dërgo 3 foto');
  expect(await sheet.findByText(/^Arritën 3 foto/)).toBeVisible();
  expect(sheet.getAllByText('Arriti')).toHaveLength(3);
  await user.click(sheet.getByRole('button', { name: 'Mbylle' }));
  await user.click(screen.getByRole('button', { name: 'Ruaj menunë' }));
  await waitFor(() => expect(sent('PATCH /menus/{id}')).toHaveLength(1));
  // The first of Tavë kosi and Trileçe went out before the second of Tavë kosi.
  const files = sent('POST /menus/pictures/').map(({ body }) => (body as FormData).get('file') as Blob);
  expect(await Promise.all(files.map(readDataUrl))).toEqual([
    expect.stringMatching(encoded('Tavë kosi.jpg')),
    expect.stringMatching(encoded('TRILECE.png')),
    expect.stringMatching(encoded('tave-kosi-2.jpg')),
  ]);
  expect(sent('PATCH /menus/{id}')[0]?.body).toMatchObject({
    sections: [
      {
        items: [
          { id: 'tave', pictures: [{ image_url: '/media/1/640.webp' }, { image_url: '/media/3/640.webp' }] },
          expect.not.objectContaining({ pictures: expect.anything() }),
        ],
      },
    ],
    items: [{ id: 'trilece', pictures: [{ image_url: '/media/2/640.webp' }] }],
  });
});

// product.md §496
test('what a name says can be changed, and left out', async () => {
  const opened = await open();
  const { user, sent, sheet } = opened;
  await choose(opened, [file('IMG_1234.jpg'), file('tave kosi.jpg')]);
  const select = itemOfFile(opened, 'IMG_1234.jpg');
  fireEvent.focus(select);
  await user.selectOptions(select, 'Fërgesë · Gatime tavash');
  const other = itemOfFile(opened, 'tave kosi.jpg');
  fireEvent.focus(other);
  await user.selectOptions(other, 'Lëre jashtë');
  await send(opened, 'Dërgo 1 foto');
  expect(await sheet.findByText(/^Arriti 1 foto/)).toBeVisible();
  expect(sent('POST /menus/pictures/')).toHaveLength(1);
  expect(itemOfFile(opened, 'IMG_1234.jpg')).toBeDisabled();
});

test('closing asks first while files are not sent', async () => {
  const opened = await open();
  const { user, sheet } = opened;
  await choose(opened, [file('fergese.jpg')]);
  const close = () => user.click(sheet.getByRole('button', { name: 'Mbylle' }));
  const answer = async (name: string) =>
    user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name }));
  await close();
  await answer('Qëndro këtu');
  expect(itemOfFile(opened, 'fergese.jpg')).toBeInTheDocument();
  await close();
  await answer('Mbylle');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

// product.md §496
test('each failure stands at its file, which is sent again alone', async () => {
  const opened = await open({
    api: { 'POST /menus/pictures/': storing(failure(422, 'upload_invalid', 'Ky skedar nuk është foto.')) },
  });
  const { sheet, sent } = opened;
  await choose(opened, [file('fergese.jpg'), file('tave-kosi.jpg')]);
  await send(opened, 'Dërgo 2 foto');
  expect(await sheet.findByText(/^Nuk arriti 1 foto/)).toBeVisible();
  expect(itemOfFile(opened, 'fergese.jpg')).toHaveAccessibleDescription('Ky skedar nuk është foto.');
  expect(itemOfFile(opened, 'tave-kosi.jpg')).not.toHaveAccessibleDescription();
  await send(opened, 'Dërgo 1 foto');
  expect(await sheet.findByText(/^Arritën 2 foto/)).toBeVisible();
  expect(sheet.queryByText(/^Nuk arriti/)).not.toBeInTheDocument();
  expect(sent('POST /menus/pictures/')).toHaveLength(3);
});

// product.md §496
test('a picture that arrives after one that follows it by its name stands before it', async () => {
  const opened = await open({
    api: { 'POST /menus/pictures/': storing(failure(500, 'internal_error')) },
  });
  const { user, sheet, sent } = opened;
  await choose(opened, [file('tave-kosi.jpg'), file('tave-kosi-2.jpg')]);
  await send(opened, 'Dërgo 2 foto');
  await sheet.findByText(/^Nuk arriti 1 foto/);
  await send(opened, 'Dërgo 1 foto');
  await sheet.findByText(/^Arritën 2 foto/);
  await user.click(sheet.getByRole('button', { name: 'Mbylle' }));
  await user.click(screen.getByRole('button', { name: 'Ruaj menunë' }));
  await waitFor(() => expect(sent('PATCH /menus/{id}')).toHaveLength(1));
  expect(sent('PATCH /menus/{id}')[0]?.body).toMatchObject({
    sections: [
      {
        items: [{ pictures: [{ image_url: '/media/3/640.webp' }, { image_url: '/media/2/640.webp' }] }, {}],
      },
    ],
  });
});

test('where the server wants a pause, the rest waits for another press', async () => {
  const opened = await open({
    api: { 'POST /menus/pictures/': failure(429, 'rate_limited', 'Prit pak.') },
  });
  await choose(opened, [file('fergese.jpg'), file('tave-kosi.jpg')]);
  await send(opened, 'Dërgo 2 foto');
  expect(await opened.sheet.findByText(/^Nuk arriti 1 foto/)).toBeVisible();
  expect(opened.sent('POST /menus/pictures/')).toHaveLength(1);
  expect(opened.sheet.getByRole('button', { name: 'Dërgo 2 foto' })).toBeEnabled();
});

// product.md §491
test('files for which an item has no room are told of, and not sent', async () => {
  const taken = itemOf({
    section_id: null,
    image_url: '/media/a/640.webp',
    image,
    more_pictures: ['b', 'c', 'd', 'e'].map((name) => ({ image_url: `/media/${name}/640.webp`, image })),
  });
  const opened = await open({ api: { 'GET /menus/{id}': menuOf({ sections: [], items: [taken] }) } });
  await choose(opened, [file('tave-kosi-7.jpg'), file('tave-kosi-6.jpg'), file('lista.txt', 'text/plain')]);
  expect(itemOfFile(opened, 'tave-kosi-7.jpg')).toHaveAccessibleDescription(
    'Një artikull ka më së shumti 6 foto.',
  );
  expect(itemOfFile(opened, 'lista.txt')).toBeDisabled();
  await send(opened, 'Dërgo 1 foto');
  expect(await opened.sheet.findByText(/^Arriti 1 foto/)).toBeVisible();
  expect(opened.sent('POST /menus/pictures/')).toHaveLength(1);
});

/** What browsers have and jsdom has not. */
const looksInto = (look: (file: File) => Promise<{ width: number; height: number }>): void => {
  globalThis.createImageBitmap = jest.fn(async (source: unknown) => ({
    ...(await look(source as File)),
    close: () => undefined,
  }));
};
const SIZE = { width: 4_000, height: 3_000 };

afterEach(() => {
  Reflect.deleteProperty(globalThis, 'createImageBitmap');
  jest.restoreAllMocks();
});

// product.md §652, §496
test('a file that is a picture by its name alone is told of before anything is sent', async () => {
  looksInto(async ({ name }) => {
    if (name === 'fergese.jpg') throw new Error('no picture');
    return SIZE;
  });
  const opened = await open();
  await choose(opened, [file('fergese.jpg'), file('tave-kosi.jpg'), file('lista.txt', 'text/plain')]);
  expect(
    opened.sheet.getByText('2 skedarë nuk mund të dërgohen: arsyeja është pranë secilit.'),
  ).toBeVisible();
  expect(itemOfFile(opened, 'fergese.jpg')).toBeDisabled();
  expect(itemOfFile(opened, 'fergese.jpg')).toHaveDisplayValue('Lëre jashtë');
  expect(itemOfFile(opened, 'fergese.jpg')).toHaveAccessibleDescription(
    'Fotoja nuk u lexua: zgjidhe përsëri, ose zgjidh një tjetër.',
  );
  expect(itemOfFile(opened, 'lista.txt')).toHaveAccessibleDescription(
    'Zgjidh një foto JPG, PNG, GIF ose WebP.',
  );
  await send(opened, 'Dërgo 1 foto');
  expect(await opened.sheet.findByText(/^Arriti 1 foto/)).toBeVisible();
  expect(opened.sent('POST /menus/pictures/')).toHaveLength(1);
});

// product.md §652, §496
test('a photo that is too large is made smaller and sent; refused where the browser cannot', async () => {
  looksInto(async () => SIZE);
  jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
  const written = jest
    .spyOn(HTMLCanvasElement.prototype, 'toBlob')
    .mockImplementation((done, type = '') => done(new Blob(['small'], { type })));
  const large = (name: string) => new File([new Uint8Array(5_242_881)], name, { type: 'image/jpeg' });
  const opened = await open();
  await choose(opened, [large('tave-kosi.jpg')]);
  expect(itemOfFile(opened, 'tave-kosi.jpg')).not.toHaveAccessibleDescription();
  written.mockImplementation((done) => done(null));
  await choose(opened, [large('fergese.jpg')]);
  expect(itemOfFile(opened, 'fergese.jpg')).toHaveAccessibleDescription(/^Fotoja është shumë e madhe\./);
  await send(opened, 'Dërgo 1 foto');
  expect(await opened.sheet.findByText(/^Arriti 1 foto/)).toBeVisible();
  const [{ body } = { body: undefined }] = opened.sent('POST /menus/pictures/');
  expect(await readDataUrl((body as FormData).get('file') as Blob)).toMatch(encoded('small'));
});

// product.md §652
test('nothing is sent, and closing asks, while the browser looks into files', async () => {
  const looked: (() => void)[] = [];
  looksInto(() => new Promise((resolve) => looked.push(() => resolve(SIZE))));
  const opened = await open();
  await choose(opened, [file('fergese.jpg')]);
  const row = within(opened.sheet.getByRole('row', { name: /fergese\.jpg/ }));
  expect(row.getByText('Po kontrollohet…')).toBeVisible();
  const button = opened.sheet.getByRole('button', { name: 'Dërgo 1 foto' });
  expect(button).toHaveAttribute('aria-disabled', 'true');
  await opened.user.click(opened.sheet.getByRole('button', { name: 'Mbylle' }));
  await opened.user.click(
    within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Qëndro këtu' }),
  );
  await act(async () => looked.forEach((answer) => void answer()));
  expect(row.queryByText('Po kontrollohet…')).not.toBeInTheDocument();
  expect(button).not.toHaveAttribute('aria-disabled');
});

test('it speaks English too', async () => {
  const opened = await open({ lng: 'en' });
  await choose(opened, [file('tave-kosi.jpg')]);
  expect(opened.sheet.getByRole('combobox', { name: 'Item of tave-kosi.jpg' })).toBeEnabled();
  expect(opened.sheet.getByRole('button', { name: 'Send 1 photo' })).toBeEnabled();
});
