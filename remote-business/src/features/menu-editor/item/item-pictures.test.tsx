import type { Item, Menu } from '@tavolina/shared-api/contract';
import { type FakeRequest, failure } from '@tavolina/shared-api/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { itemOf, menuOf } from '../../../testing/menu-samples.ts';
import { openEditor } from '../../../testing/open-editor.ts';
import type { ScreenOptions } from '../../../testing/render-screen.tsx';
import { menuDraft } from '../draft/stored-draft.ts';

const image = { width: 640, height: 480, placeholder: '', sources: [] };
const stored = (names: string): Partial<Item> => {
  const [first = '', ...others] = [...names].map((name) => `/media/${name}/640.webp`);
  return {
    image_url: first,
    image,
    more_pictures: others.map((image_url) => ({ image_url, image })),
  };
};
const menuWith = (item: Partial<Item>, more: Partial<Menu> = {}): Menu =>
  menuOf({ sections: [], items: [itemOf({ section_id: null, ...item })], ...more });
const file = (name: string) => new File([name], `${name}.png`, { type: 'image/png' });

const open = async (item: Partial<Item> = {}, options: Partial<ScreenOptions> = {}) => {
  const opened = await openEditor({
    ...options,
    api: { 'GET /menus/{id}': menuWith(item), 'PATCH /menus/{id}': menuWith(item), ...options.api },
  });
  await opened.user.click(await screen.findByRole('button', { name: /^Të tjera/ }));
  await opened.user.click(await screen.findByRole('button', { name: 'Hap: Tavë kosi' }));
  return opened;
};
type Opened = Awaited<ReturnType<typeof open>>;
const list = () => within(screen.getByRole('region', { name: 'Fotot' }));
const shown = () =>
  [...screen.getByRole('region', { name: 'Fotot' }).querySelectorAll('img')].map((each) =>
    each.getAttribute('src'),
  );
const press = ({ user }: Opened, name: string) => user.click(list().getByRole('button', { name }));
/** Saves, and returns the pictures that were sent of the item. */
const saved = async ({ user, sent }: Opened): Promise<unknown> => {
  const before = sent('PATCH /menus/{id}').length;
  await user.click(screen.getByRole('button', { name: 'Ruaj menunë' }));
  await waitFor(() => expect(sent('PATCH /menus/{id}')).toHaveLength(before + 1));
  const body = sent('PATCH /menus/{id}').at(-1)?.body as { items: { pictures?: unknown }[] } | undefined;
  return body?.items[0]?.pictures;
};
const dataOf = (name: string) => `data:image/png;base64,${btoa(name)}`;

// product.md §495
test('several pictures are added at once, in the order they were chosen, and sent with the save', async () => {
  const opened = await open();
  expect(screen.queryByRole('region', { name: 'Fotot' })).not.toBeInTheDocument();
  await opened.user.upload(screen.getByLabelText('Zgjidh foto'), [file('a'), file('b')]);
  await waitFor(() => expect(shown()).toEqual([dataOf('a'), dataOf('b')]));
  // The same once more counts once.
  await opened.user.upload(screen.getByLabelText('Shto foto'), [file('b'), file('c')]);
  await waitFor(() => expect(shown()).toHaveLength(3));
  expect(await saved(opened)).toEqual(['a', 'b', 'c'].map((name) => ({ image_base64: dataOf(name) })));
});

// product.md §491
test('there are six at most, which is said', async () => {
  const opened = await open(stored('abcde'));
  await opened.user.upload(screen.getByLabelText('Shto foto'), [file('f'), file('g')]);
  expect(await screen.findByText('Një artikull ka më së shumti 6 foto.')).toBeVisible();
  await waitFor(() => expect(shown()).toHaveLength(6));
  expect(shown().at(-1)).toBe(dataOf('f'));
  await opened.user.upload(screen.getByLabelText('Shto foto'), file('h'));
  expect(shown()).toHaveLength(6);
});

/** What browsers have and jsdom has not: the names of files are their contents here. */
const looksInto = (canBeRead: (file: File) => boolean): void => {
  globalThis.createImageBitmap = jest.fn(async (file: unknown) => {
    if (!(file instanceof File && canBeRead(file))) throw new Error('no picture');
    return { width: 4_000, height: 3_000, close: () => undefined };
  });
};

afterEach(() => {
  Reflect.deleteProperty(globalThis, 'createImageBitmap');
  jest.restoreAllMocks();
});

// product.md §652
test('a file that is a picture by its name alone is told of at once, and the others are taken', async () => {
  looksInto(({ name }) => name !== 'broken.png');
  const opened = await open();
  await opened.user.upload(screen.getByLabelText('Zgjidh foto'), [file('broken'), file('a')]);
  expect(
    await screen.findByText('Fotoja nuk u lexua: zgjidhe përsëri, ose zgjidh një tjetër.'),
  ).toBeVisible();
  await waitFor(() => expect(shown()).toEqual([dataOf('a')]));
});

// product.md §652
test('a photo that is too large is made smaller, and refused where the browser cannot', async () => {
  const large = new File([new Uint8Array(5_242_881)], 'large.jpg', { type: 'image/jpeg' });
  looksInto(() => true);
  jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
  const written = jest
    .spyOn(HTMLCanvasElement.prototype, 'toBlob')
    .mockImplementation((done, type = '') => done(new Blob(['small'], { type })));
  const opened = await open();
  await opened.user.upload(screen.getByLabelText('Zgjidh foto'), large);
  await waitFor(() => expect(shown()).toEqual([`data:image/jpeg;base64,${btoa('small')}`]));
  written.mockImplementation((done) => done(null));
  await opened.user.upload(screen.getByLabelText('Shto foto'), large);
  expect(await screen.findByText(/^Fotoja është shumë e madhe\./)).toBeVisible();
  expect(shown()).toHaveLength(1);
});

test('of chosen files those that are no pictures are told of, and the others taken', async () => {
  const opened = await open();
  const text = new File(['x'], 'lista.txt', { type: 'text/plain' });
  const user = opened.user;
  fireEvent.change(screen.getByLabelText('Zgjidh foto'), { target: { files: [text, file('a')] } });
  expect(await screen.findByText('Zgjidh një foto JPG, PNG, GIF ose WebP.')).toBeVisible();
  await waitFor(() => expect(shown()).toEqual([dataOf('a')]));
  await user.click(list().getByRole('button', { name: 'Hiqe: Fotoja 1' }));
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Fotot' })).not.toBeInTheDocument());
});

test('a picture that the device does not hand over is told of, and can be chosen again', async () => {
  const read = jest.spyOn(FileReader.prototype, 'readAsDataURL').mockImplementationOnce(function (
    this: FileReader,
  ) {
    this.onerror?.(new ProgressEvent('error') as ProgressEvent<FileReader>);
  });
  const { user } = await open();
  await user.upload(screen.getByLabelText('Zgjidh foto'), file('a'));
  expect(await screen.findByText(/^Fotoja nuk u lexua:/)).toBeVisible();
  read.mockRestore();
  await user.upload(screen.getByLabelText('Zgjidh foto'), file('a'));
  await waitFor(() => expect(shown()).toEqual([dataOf('a')]));
  expect(screen.queryByText(/^Fotoja nuk u lexua:/)).not.toBeInTheDocument();
});

// product.md §495
test('pictures are moved and taken away, and the save says the new list by addresses', async () => {
  const opened = await open(stored('abc'));
  expect(list().getByRole('button', { name: 'Lëviz lart: Fotoja 1' })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
  expect(list().getByRole('button', { name: 'Lëviz poshtë: Fotoja 3' })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
  await press(opened, 'Lëviz lart: Fotoja 3');
  expect(shown()).toEqual(['/media/a/640.webp', '/media/c/640.webp', '/media/b/640.webp']);
  await press(opened, 'Hiqe: Fotoja 1');
  expect(shown()).toEqual(['/media/c/640.webp', '/media/b/640.webp']);
  await waitFor(() => expect(document.activeElement?.closest('li')).not.toBeNull());
  expect(await saved(opened)).toEqual([
    { image_url: '/media/c/640.webp' },
    { image_url: '/media/b/640.webp' },
  ]);
});

// product.md §495
test('a save of something else names no pictures', async () => {
  const opened = await open(stored('abc'));
  await opened.user.type(screen.getByLabelText('Emri'), '!');
  expect(await saved(opened)).toBeUndefined();
});

// product.md §495
test('the focal point is set by the arrow keys and by a press, and put back to the middle', async () => {
  const opened = await open(stored('ab'));
  const { user } = opened;
  await press(opened, 'Pika kryesore: Fotoja 2');
  const dialog = within(await screen.findByRole('dialog', { name: 'Pika kryesore: Fotoja 2' }));
  const point = dialog.getByRole('button', { name: /^Pika kryesore, 50% nga e majta dhe 50% nga lart/ });
  point.focus();
  await user.keyboard('{ArrowRight}{ArrowUp}{Shift>}{ArrowUp}{/Shift}');
  expect(dialog.getByText('52% nga e majta, 38% nga lart')).toBeVisible();
  await user.keyboard('{Enter}');
  expect(dialog.getByText('52% nga e majta, 38% nga lart')).toBeVisible();
  jest.spyOn(point, 'getBoundingClientRect').mockReturnValue(new DOMRect(100, 100, 200, 100));
  fireEvent.click(point, { clientX: 150, clientY: 190, detail: 1 });
  expect(dialog.getByText('25% nga e majta, 90% nga lart')).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'U krye' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await waitFor(() => expect(list().getByRole('button', { name: 'Pika kryesore: Fotoja 2' })).toHaveFocus());
  expect(await saved(opened)).toEqual([
    { image_url: '/media/a/640.webp' },
    { image_url: '/media/b/640.webp', focus: { x: 25, y: 90 } },
  ]);
});

test('a focal point is put back to the middle, and left alone by who closes', async () => {
  const opened = await open({ ...stored('a'), focus: { x: 10, y: 20 } });
  const { user } = opened;
  for (const [name, at] of [
    ['Mbyll', '10% 20%'],
    ['U krye', '50% 50%'],
  ] as const) {
    await press(opened, 'Pika kryesore: Fotoja 1');
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(dialog.getByRole('button', { name: 'Në mes' }));
    await user.click(dialog.getByRole('button', { name }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    const [photo] = screen.getByRole('region', { name: 'Fotot' }).querySelectorAll('img');
    expect(photo?.style.objectPosition || '50% 50%').toBe(at);
  }
  expect(await saved(opened)).toEqual([{ image_url: '/media/a/640.webp' }]);
});

test('once they are saved, new pictures are stored ones, and nothing is unsaved', async () => {
  let held = menuWith({});
  const opened = await open(
    {},
    {
      api: {
        'GET /menus/{id}': () => held,
        'PATCH /menus/{id}': () => {
          held = menuWith({ ...stored('xy'), name: 'Tavë kosi' }, { version: 4 });
          return held;
        },
      },
    },
  );
  await opened.user.upload(screen.getByLabelText('Zgjidh foto'), [file('a'), file('b')]);
  await waitFor(() => expect(shown()).toHaveLength(2));
  await saved(opened);
  await waitFor(() => expect(shown()).toEqual(['/media/x/640.webp', '/media/y/640.webp']));
  expect(screen.queryByText(/^Ndryshime të paruajtura/)).not.toBeInTheDocument();
});

// product.md §495
test('where two changed the pictures of an item, both lists are there to choose from', async () => {
  let held = menuWith(stored('ab'));
  const opened = await open(
    {},
    {
      api: {
        'GET /menus/{id}': () => held,
        'PATCH /menus/{id}': ({ body }: FakeRequest) => {
          if (held.version === 5) return menuWith({}, { version: 6, title: (body as Menu).title });
          held = menuWith(stored('abc'), { version: 5 });
          return failure(409, 'version_conflict', 'Menuja ndryshoi ndërkohë.');
        },
      },
    },
  );
  await press(opened, 'Hiqe: Fotoja 2');
  await saved(opened);
  const field = within(await screen.findByRole('group', { name: 'Tavë kosi · Fotot' }));
  const [mine, theirs] = field.getAllByRole('radio');
  expect(mine).toHaveAccessibleName('E jotja Fotoja 1');
  expect(theirs).toHaveAccessibleName('E tjetrit Fotoja 1 Fotoja 2 Fotoja 3');
  const picturesAt = (radio: HTMLElement | undefined) =>
    [...(radio?.closest('label')?.querySelectorAll('img') ?? [])].map((each) => each.getAttribute('src'));
  expect(picturesAt(mine)).toEqual(['/media/a/640.webp']);
  expect(picturesAt(theirs)).toEqual(['/media/a/640.webp', '/media/b/640.webp', '/media/c/640.webp']);
  await opened.user.click(screen.getByRole('button', { name: 'Ruaj ndryshimet e mia' }));
  await waitFor(() =>
    expect(opened.sent('PATCH /menus/{id}')[1]?.body).toMatchObject({
      version: 5,
      items: [{ pictures: [{ image_url: '/media/a/640.webp' }] }],
    }),
  );
});

test('a form that a build before this one kept has the picture of each item', async () => {
  const values = menuDraft(menuWith({}), undefined, 'sq');
  const old = {
    ...values,
    title: 'Tjetër',
    items: values.items.map(({ pictures: _pictures, ...item }) => ({
      ...item,
      imageUrl: '/media/a/640.webp',
      image: null,
    })),
  };
  const kept = {
    values: old,
    version: 3,
    at: '2026-11-20T12:00:00Z',
    key: '0123456789abcdef0123456789abcdef',
  };
  await open(stored('a'), { keptOnDevice: { 'menu-draft:oxhaku:dreka': JSON.stringify(kept) } });
  expect(shown()).toEqual(['/media/a/640.webp']);
});
