import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { itemOf, menuOf } from '../../../../testing/menu-samples.ts';
import { openEditor } from '../../../../testing/open-editor.ts';

const PICTURE = { natural: { width: 1_600, height: 1_200 }, shown: { width: 400, height: 300 } };
/** What was drawn onto the canvas: the part of the picture, and how large it became. */
const drawn: number[][] = [];

/** A picture of a known size in a frame of its own size: jsdom lays nothing out. */
const layOut = (): void => {
  const { natural, shown } = PICTURE;
  const sizes = {
    naturalWidth: natural.width,
    naturalHeight: natural.height,
    offsetWidth: shown.width,
    offsetHeight: shown.height,
  };
  for (const [name, value] of Object.entries(sizes))
    Object.defineProperty(HTMLImageElement.prototype, name, { configurable: true, get: () => value });
  jest
    .spyOn(Element.prototype, 'getBoundingClientRect')
    .mockReturnValue(new DOMRect(0, 0, shown.width, shown.height));
};

beforeEach(() => {
  drawn.length = 0;
  layOut();
  globalThis.createImageBitmap = jest.fn(async () => ({ ...PICTURE.natural, close: () => undefined }));
  const canvas = HTMLCanvasElement.prototype;
  jest
    .spyOn(canvas, 'getContext')
    .mockImplementation(
      () =>
        ({ drawImage: (_: unknown, ...part: number[]) => drawn.push(part) }) as unknown as GPUCanvasContext,
    );
  jest
    .spyOn(canvas, 'toBlob')
    .mockImplementation((take, type) => take(new Blob(['cut'], { type: type ?? '' })));
});
afterEach(() => {
  jest.restoreAllMocks();
  for (const name of ['naturalWidth', 'naturalHeight', 'offsetWidth', 'offsetHeight'])
    Reflect.deleteProperty(HTMLImageElement.prototype, name);
  Reflect.deleteProperty(globalThis, 'createImageBitmap');
});

/** Opens the dialog of a photo; `arrive` is what becomes of it there. */
const openCrop = async (arrive: (photo: Element) => unknown = fireEvent.load) => {
  const menu = menuOf({ sections: [], items: [itemOf({ section_id: null })] });
  const opened = await openEditor({ api: { 'GET /menus/{id}': menu, 'PATCH /menus/{id}': menu } });
  const { user } = opened;
  await user.click(await screen.findByRole('button', { name: /^Të tjera/ }));
  await user.click(await screen.findByRole('button', { name: 'Hap: Tavë kosi' }));
  await user.upload(screen.getByLabelText('Zgjidh foto'), new File(['x'], 'a.jpg', { type: 'image/jpeg' }));
  await user.click(await screen.findByRole('button', { name: 'Prerja: Fotoja 1' }));
  const element = await screen.findByRole('dialog', { name: 'Prerja: Fotoja 1' });
  const photo = element.querySelector('img');
  if (photo) arrive(photo);
  return { ...opened, dialog: within(element) };
};
const shown = () => screen.getByRole('region', { name: 'Fotot' }).querySelector('img')?.getAttribute('src');
const data = (text: string) => `data:image/jpeg;base64,${btoa(text)}`;

// product.md §495
test('a picture is cut by the keyboard alone, and the save sends what was cut', async () => {
  const { user, sent, dialog } = await openCrop();
  dialog.getByRole('application', { name: /^Pjesa e fotos/ }).focus();
  // The picture goes to the right, so the frame shows what is further left: 2 x 10 px of 4 each.
  await user.keyboard('{ArrowRight}{ArrowRight}');
  await user.click(dialog.getByRole('button', { name: 'Ruaje prerjen' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(drawn).toEqual([[120, 0, 1_200, 1_200, 0, 0, 1_200, 1_200]]);
  await waitFor(() => expect(shown()).toBe(data('cut')));
  await waitFor(() => expect(screen.getByRole('button', { name: 'Prerja: Fotoja 1' })).toHaveFocus());
  await user.click(screen.getByRole('button', { name: 'Ruaj menunë' }));
  await waitFor(() =>
    expect(sent('PATCH /menus/{id}')[0]?.body).toMatchObject({
      items: [{ pictures: [{ image_base64: data('cut') }] }],
    }),
  );
});

test('another shape and an enlarged picture are cut out as they are seen', async () => {
  const { user, dialog } = await openCrop();
  await user.selectOptions(dialog.getByRole('combobox', { name: 'Forma' }), 'Horizontale (4:3)');
  fireEvent.change(dialog.getByRole('slider', { name: 'Zmadho' }), { target: { value: '2' } });
  await user.click(dialog.getByRole('button', { name: 'Ruaje prerjen' }));
  await waitFor(() => expect(drawn).toHaveLength(1));
  expect(drawn[0]?.slice(0, 4)).toEqual([400, 300, 800, 600]);
});

test('a picture that the browser cannot read stays as it is, which is said', async () => {
  const { user, dialog } = await openCrop();
  globalThis.createImageBitmap = jest.fn(() => Promise.reject(new Error('unreadable')));
  await user.click(dialog.getByRole('button', { name: 'Ruaje prerjen' }));
  expect(await dialog.findByText(/^Fotoja nuk u pre\./)).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Lëre siç është' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(shown()).toBe(data('x'));
});

test('a photo that does not load is said, and nothing can be cut of it', async () => {
  const { user, dialog } = await openCrop(fireEvent.error);
  expect(await dialog.findByText(/^Fotoja nuk u ngarkua\./)).toBeVisible();
  expect(dialog.getByRole('button', { name: 'Ruaje prerjen' })).toHaveAttribute('aria-disabled', 'true');
  await user.click(dialog.getByRole('button', { name: 'Lëre siç është' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(shown()).toBe(data('x'));
});

test('who leaves while it is cut keeps the picture as it was', async () => {
  let write = (): void => undefined;
  jest.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((take, type) => {
    write = () => take(new Blob(['cut'], { type: type ?? '' }));
  });
  const { user, dialog } = await openCrop();
  await user.click(dialog.getByRole('button', { name: 'Ruaje prerjen' }));
  await waitFor(() => expect(drawn).toHaveLength(1));
  await user.click(dialog.getByRole('button', { name: 'Lëre siç është' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  const read = jest.spyOn(FileReader.prototype, 'readAsDataURL');
  write();
  await waitFor(() => expect(read).toHaveBeenCalled());
  await act(async () => {
    const [reader] = read.mock.contexts;
    if (reader?.readyState !== FileReader.DONE)
      await new Promise((resolve) => reader?.addEventListener('loadend', resolve));
  });
  expect(shown()).toBe(data('x'));
});
