import { act, screen, waitFor, within } from '@testing-library/react';
import { menuOf } from '../../../testing/menu-samples.ts';
import { openEditor } from '../../../testing/open-editor.ts';
import { printedWords } from '../../../testing/printed-words.ts';
import { photoPicture } from './photo-picture.ts';
import type { ReadWord } from './read-word.ts';
import { openPhotoReader, type PhotoReader } from './reading/read-photos.ts';

jest.mock('./reading/read-photos.ts');
jest.mock('./photo-picture.ts');

const PICTURE = { width: 1, height: 1, pixels: new Uint8Array(1) };
const photo = (name: string, type = 'image/jpeg'): File => new File(['x'], name, { type });
const close = jest.fn();
/** What is read is told by the test, photo after photo. */
const reading: { tell: (progress: number) => void; end: (words: ReadWord[]) => void; fail: () => void }[] =
  [];
const read: PhotoReader['read'] = (_picture, tell) =>
  new Promise((end, reject) => reading.push({ tell, end, fail: () => reject(new Error('memory')) }));

beforeEach(() => {
  reading.length = 0;
  close.mockClear();
  jest.mocked(openPhotoReader).mockReset().mockResolvedValue({ read, close });
  jest.mocked(photoPicture).mockReset().mockResolvedValue(PICTURE);
});

const MENU = printedWords(['PIJE', 'Dhallë  100 L', 'Ujë mineral', 'Kafe  90 L']);

const openForm = (keptOnDevice: Record<string, string> = {}) =>
  openEditor({
    keptOnDevice,
    at: '/menus/create',
    lng: 'sq',
    api: { 'GET /menus/my/': [], 'POST /menus/': menuOf() },
  });
const open = async () => {
  const opened = await openForm();
  await opened.user.click(await screen.findByRole('button', { name: 'Foto e menusë në letër' }));
  return opened;
};
type Opened = Awaited<ReturnType<typeof open>>;
const input = () => screen.findByLabelText(/^(Zgjidh foto të menusë|Shto foto të tjera)/);
const choose = async ({ user }: Opened, ...photos: File[]): Promise<void> =>
  user.upload(await input(), photos);
const start = async (opened: Opened, ...photos: File[]): Promise<void> => {
  await choose(opened, ...photos);
  await opened.user.click(screen.getByRole('button', { name: /^Lexo/ }));
};

// product.md §574, §576
test('reads photos one after the other, and fills in what they say, with what is doubtful', async () => {
  const opened = await open();
  await start(opened, photo('a.jpg'), photo('b.png', 'image/png'));
  expect(await screen.findByText('Po lexohet fotoja 1 nga 2…')).toHaveRole('status');
  act(() => reading[0]?.tell(0.5));
  const bar = screen.getByRole('progressbar', { name: 'Leximi i fotove' });
  await waitFor(() => expect(bar).toHaveValue(25));
  reading[0]?.end(MENU);
  expect(await screen.findByText('Po lexohet fotoja 2 nga 2…')).toBeVisible();
  reading[1]?.end(printedWords(['SUPA', 'Paçe  300 L']));
  expect(await screen.findByText('U lexuan 4 artikuj.')).toBeVisible();
  expect(await screen.findByText('Shih edhe një herë 1 artikull')).toBeVisible();
  expect(screen.getByText('Ujë mineral').closest('li')).toHaveTextContent('Ujë mineral: pa çmim');
  expect(close).toHaveBeenCalled();
  expect(opened.sent('POST /menus/')).toHaveLength(0);

  await opened.user.click(screen.getByRole('button', { name: 'Plotëso menunë' }));
  const filled = await screen.findByRole('region', { name: 'U shtuan 4 artikuj.' });
  expect(await within(filled).findByText(/Ujë mineral/)).toBeVisible();
  await opened.user.type(screen.getByLabelText('Titulli'), 'Nga letra');
  await opened.user.click(screen.getByRole('button', { name: 'Krijo menunë' }));
  await waitFor(() => expect(opened.sent('POST /menus/')).toHaveLength(1));
  expect(opened.sent('POST /menus/')[0]?.body).toMatchObject({
    title: 'Nga letra',
    sections: [
      { title: 'PIJE', items: [{ name: 'Dhallë', price: 100 }, { name: 'Ujë mineral' }, { name: 'Kafe' }] },
      { title: 'SUPA', items: [{ name: 'Paçe', price: 300 }] },
    ],
  });
});

// product.md §576
test('what is doubtful is there again after a reload, until the menu is created', async () => {
  const opened = await open();
  await start(opened, photo('a.jpg'));
  await screen.findByText('Po lexohet fotoja 1 nga 1…');
  reading[0]?.end(MENU);
  await opened.user.click(await screen.findByRole('button', { name: 'Plotëso menunë' }));
  const filled = () => screen.findByRole('region', { name: 'U shtuan 3 artikuj.' });
  expect(await within(await filled()).findByText(/Ujë mineral/)).toBeVisible();
  opened.unmount();
  const again = await openForm({ ...localStorage });
  expect(await within(await filled()).findByText('Ujë mineral')).toBeVisible();
  await again.user.type(screen.getByLabelText('Titulli'), 'Nga letra');
  await again.user.click(screen.getByRole('button', { name: 'Krijo menunë' }));
  await waitFor(() => expect(again.sent('POST /menus/')).toHaveLength(1));
  again.unmount();
  const next = await openForm({ ...localStorage });
  expect(await screen.findByRole('button', { name: 'Foto e menusë në letër' })).toBeVisible();
  const content = within(screen.getByRole('navigation', { name: 'Përmbajtja' }));
  await next.user.click(content.getByRole('button', { name: /Gatime kryesore/ }));
  await next.user.click(screen.getByRole('button', { name: 'Shto artikull' }));
  await waitFor(() =>
    expect(screen.queryByRole('button', { name: 'Menu shembull' })).not.toBeInTheDocument(),
  );
  expect(screen.queryByRole('region', { name: /^U shtuan/ })).not.toBeInTheDocument();
});

// product.md §576
test('what was doubtful is forgotten when the menu begins with something else', async () => {
  const opened = await open();
  await start(opened, photo('a.jpg'));
  await screen.findByText('Po lexohet fotoja 1 nga 1…');
  reading[0]?.end(MENU);
  await opened.user.click(await screen.findByRole('button', { name: 'Plotëso menunë' }));
  await opened.user.click(await screen.findByRole('button', { name: 'Zbraz menunë' }));
  const question = within(await screen.findByRole('alertdialog'));
  await opened.user.click(question.getByRole('button', { name: 'Zbraz menunë' }));
  await opened.user.click(await screen.findByRole('button', { name: 'Menu shembull' }));
  await screen.findByRole('region', { name: /^U shtuan/ });
  opened.unmount();
  await openForm({ ...localStorage });
  await screen.findByLabelText('Titulli');
  expect(screen.queryByText('Ujë mineral')).not.toBeInTheDocument();
  expect(screen.queryByRole('region', { name: 'U shtuan 3 artikuj.' })).not.toBeInTheDocument();
});

// product.md §577
test('can be stopped, and read again', async () => {
  const opened = await open();
  await start(opened, photo('a.jpg'));
  await screen.findByText('Po lexohet fotoja 1 nga 1…');
  await opened.user.click(screen.getByRole('button', { name: 'Ndale leximin' }));
  expect(await screen.findByText('Leximi u ndal. Fotot janë ende këtu.')).toBeVisible();
  expect(close).toHaveBeenCalled();
  expect(screen.queryByRole('progressbar')).not.toBeInTheDocument();
  await opened.user.click(screen.getByRole('button', { name: 'Lexo 1 foto' }));
  await waitFor(() => expect(reading).toHaveLength(2));
  reading[1]?.end(MENU);
  expect(await screen.findByText('U lexuan 3 artikuj.')).toBeVisible();
});

// product.md §577
test('says at the field what is not taken, and keeps what can be read', async () => {
  const opened = await open();
  const file = await input();
  file.removeAttribute('accept');
  await choose(opened, photo('a.jpg'), photo('menu.pdf', 'application/pdf'));
  expect(await screen.findByText(/^“menu.pdf” nuk është foto/)).toBeVisible();
  expect(screen.getByRole('list', { name: 'Fotot që do të lexohen' })).toHaveTextContent('a.jpg');
  const large = photo('e-madhe.jpg');
  Object.defineProperty(large, 'size', { value: 31 * 1024 ** 2 });
  await choose(opened, large);
  expect(await screen.findByText(/^“e-madhe.jpg” është më e madhe se 30 MB/)).toBeVisible();
  await choose(opened, ...Array.from({ length: 8 }, (_, at) => photo(`${at}.jpg`)));
  expect(await screen.findByText(/^Lexohen deri në 8 foto/)).toBeVisible();
  const chosen = within(screen.getByRole('list', { name: 'Fotot që do të lexohen' }));
  expect(chosen.getAllByRole('listitem')).toHaveLength(8);
  await opened.user.click(screen.getByRole('button', { name: 'Hiqe a.jpg' }));
  expect(chosen.getAllByRole('listitem')).toHaveLength(7);
  expect(openPhotoReader).not.toHaveBeenCalled();
});

// product.md §577
test('says which photo cannot be opened', async () => {
  jest.mocked(photoPicture).mockResolvedValue(undefined);
  const opened = await open();
  await start(opened, photo('prishur.jpg'));
  expect(await screen.findByText(/^“prishur.jpg” nuk u hap si foto/)).toBeVisible();
});

// product.md §577
test('says that the reader did not load, and that it did not end; the next press tries again', async () => {
  jest.mocked(openPhotoReader).mockRejectedValueOnce(new Error('offline'));
  const opened = await open();
  await start(opened, photo('a.jpg'));
  expect(await screen.findByText(/^Lexuesi nuk u ngarkua/)).toBeVisible();
  await opened.user.click(screen.getByRole('button', { name: 'Lexo 1 foto' }));
  await screen.findByText('Po lexohet fotoja 1 nga 1…');
  reading[0]?.fail();
  expect(await screen.findByText(/^Leximi nuk u krye/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Menu shembull' })).toBeVisible();
});

// product.md §577
test('says that there are no dishes on a photo, and takes another one', async () => {
  const opened = await open();
  await start(opened, photo('mace.jpg'));
  await screen.findByText('Po lexohet fotoja 1 nga 1…');
  reading[0]?.end([]);
  expect(await screen.findByText('Në foto nuk u gjet asnjë artikull.')).toBeVisible();
  await opened.user.click(screen.getByRole('button', { name: 'Zgjidh foto të tjera' }));
  expect(await screen.findByLabelText(/^Zgjidh foto të menusë/)).toBeVisible();
});
