import { ITEM_FIELDS, initialValues, type NewMenuPreview } from '@tavolina/shared-api/contract';
import { failure, pending } from '@tavolina/shared-api/testing';
import { watchScrolling } from '@tavolina/shared-ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { itemOf, menuCardOf, menuOf } from '../../../testing/menu-samples.ts';
import { openEditor } from '../../../testing/open-editor.ts';
import type { ScreenOptions } from '../../../testing/render-screen.tsx';
import { fileOf } from '../../../testing/table-files.ts';

const READ_CALL = 'POST /menus/csv/preview';
const READ: NewMenuPreview = {
  sections: [
    {
      title: 'Supa',
      items: [
        {
          ...initialValues(ITEM_FIELDS),
          name: 'Supë peshku',
          description: 'me limon',
          price: 450,
          available: false,
          default_currency: 'ALL',
          prices: [
            { currency: 'ALL', price: 450, is_default: true },
            { currency: 'EUR', price: 5, is_default: false },
          ],
        },
      ],
    },
  ],
  items: [{ ...initialValues(ITEM_FIELDS), name: 'Bukë', price: 50, default_currency: 'ALL', prices: [] }],
  problems: [],
  warnings: [],
};
const CSV = 'Seksioni,Emri,Çmimi ALL\nSupa,Supë peshku,450\n,Bukë,50\n';

const open = async (api: ScreenOptions['api'] = {}, lng: 'sq' | 'en' = 'sq') => {
  const opened = await openEditor({
    at: '/menus/create',
    lng,
    api: { 'GET /menus/my/': [], 'POST /menus/': menuOf(), ...api },
  });
  await screen.findByRole('navigation', { name: /Përmbajtja|Content/ });
  return opened;
};
type Opened = Awaited<ReturnType<typeof open>>;
const choices = async (name = 'Si do ta nisësh?') => within(await screen.findByRole('region', { name }));
const created = async ({ user, sent }: Opened) => {
  await user.click(screen.getByRole('button', { name: 'Krijo menunë' }));
  await waitFor(() => expect(sent('POST /menus/')).toHaveLength(1));
  return sent('POST /menus/')[0]?.body;
};
const chooseTable = async ({ user }: Opened, file = fileOf(CSV)): Promise<void> => {
  await user.click((await choices()).getByRole('button', { name: 'Importo nga Excel/CSV' }));
  await user.upload(await screen.findByLabelText(/^Zgjidh një tabelë/), file);
};

// product.md §166
test('begins with a sample that is stored only once the menu is created', async () => {
  const opened = await open();
  await opened.user.click((await choices()).getByRole('button', { name: 'Menu shembull' }));
  const filled = await screen.findByRole('region', { name: 'U shtuan 5 artikuj.' });
  expect(filled).toHaveFocus();
  expect(opened.sent('POST /menus/')).toHaveLength(0);
  expect(await created(opened)).toMatchObject({
    title: 'Menuja jonë',
    cuisine_type: 'Tradicionale',
    sections: [
      {
        title: 'Gatime',
        items: [{ name: 'Tavë kosi', price: 650, additional_prices: { EUR: 6.63 } }, {}, {}],
      },
      { title: 'Ëmbëlsira', items: [{ name: 'Trileçe' }] },
      { title: 'Pije', items: [{ name: 'Dhallë' }] },
    ],
    items: [],
  });
});

// product.md §166
test('keeps what was typed: the head, and sections of one’s own behind the others', async () => {
  const opened = await open();
  const { user } = opened;
  await user.type(screen.getByLabelText('Titulli'), 'Menuja e mbrëmjes');
  await user.click(screen.getByRole('button', { name: 'Shto seksion' }));
  await user.type(await screen.findByLabelText('Titulli i seksionit'), 'Verëra');
  await user.click((await choices()).getByRole('button', { name: 'Menu shembull' }));
  expect(await created(opened)).toMatchObject({
    title: 'Menuja e mbrëmjes',
    sections: [
      { title: 'Gatime' },
      { title: 'Ëmbëlsira' },
      { title: 'Pije' },
      { title: 'Verëra', items: [] },
    ],
  });
});

// product.md §166
test('begins with a copy of the menu that was changed last, with its pictures', async () => {
  const menu = menuOf({
    items: [itemOf({ id: 'trilece', name: 'Trileçe', section_id: null, image_url: '/media/t/640.webp' })],
  });
  const opened = await open({
    'GET /menus/my/': [
      menuCardOf({ id: 'dimri', title: 'Dimri', updated_at: '2026-01-10T08:00:00.000Z' }),
      menuCardOf(),
    ],
    'GET /menus/{id}': menu,
  });
  await opened.user.click(await screen.findByRole('button', { name: 'Kopjo “Menuja e drekës”' }));
  await screen.findByRole('region', { name: 'U shtuan 3 artikuj.' });
  expect(opened.sent('GET /menus/{id}').map(({ params }) => params)).toEqual([{ id: 'dreka' }]);
  expect(await created(opened)).toMatchObject({
    title: 'Menuja e drekës (kopje)',
    description: 'Nga ora 12',
    category: 'Dreka',
    sections: [{ title: 'Gatime tavash', items: [{ name: 'Tavë kosi' }, { name: 'Fërgesë' }] }],
    items: [{ name: 'Trileçe', pictures: [{ image_url: '/media/t/640.webp' }] }],
  });
});

test('says that a menu could not be copied, and copies it at the next press', async () => {
  let isDown = true;
  const { user } = await open({
    'GET /menus/my/': [menuCardOf()],
    'GET /menus/{id}': () => (isDown ? failure(503, 'service_unavailable') : menuOf()),
  });
  const copy = await screen.findByRole('button', { name: /^Kopjo/ });
  await user.click(copy);
  expect(await screen.findByText('Menuja nuk u kopjua.')).toBeVisible();
  isDown = false;
  await user.click(copy);
  expect(await screen.findByRole('region', { name: 'U shtuan 3 artikuj.' })).toBeVisible();
});

test('begins with a table, once it was read, and shows what came of it', async () => {
  const shown = watchScrolling();
  const opened = await open({ [READ_CALL]: READ });
  await chooseTable(opened);
  expect(await screen.findByText('Tabela ka 2 artikuj.')).toBeVisible();
  expect(opened.sent(READ_CALL)[0]).toMatchObject({ body: { csv: CSV } });
  await opened.user.click(screen.getByRole('button', { name: 'Plotëso menunë' }));
  await waitFor(() => expect(screen.getByRole('region', { name: 'U shtuan 2 artikuj.' })).toHaveFocus());
  await waitFor(() => expect(shown.at(-1)).toBe(screen.getByRole('region', { name: 'U shtuan 2 artikuj.' })));
  await opened.user.type(screen.getByLabelText('Titulli'), 'Nga tabela');
  expect(await created(opened)).toMatchObject({
    title: 'Nga tabela',
    sections: [
      {
        title: 'Supa',
        items: [
          {
            name: 'Supë peshku',
            description: 'me limon',
            price: 450,
            available: false,
            additional_prices: { EUR: 5 },
          },
        ],
      },
    ],
    items: [{ name: 'Bukë', price: 50 }],
  });
});

test('tells what is wrong in a table by row, and takes nothing of it', async () => {
  const opened = await open({
    [READ_CALL]: {
      ...READ,
      problems: [{ row: 3, column: 'Çmimi ALL', message: 'Shkruaj çmimin si numër.' }],
    },
  });
  await chooseTable(opened);
  expect(await screen.findByRole('row', { name: '3 Çmimi ALL Shkruaj çmimin si numër.' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Plotëso menunë' })).not.toBeInTheDocument();
  await opened.user.click(screen.getByRole('button', { name: 'Hiqe tabelën' }));
  await waitFor(() => expect(screen.queryByRole('row')).not.toBeInTheDocument());
});

test('says so of a table without dishes, of a workbook, and of one that could not be read', async () => {
  const opened = await open({ [READ_CALL]: { ...READ, sections: [], items: [] } });
  await chooseTable(opened, fileOf('Emri\n'));
  expect(await screen.findByText('Tabela nuk ka asnjë artikull.')).toBeVisible();
  await opened.user.upload(screen.getByLabelText(/^Zgjidh një tabelë/), fileOf('PK\0', 'menuja.xlsx.csv'));
  expect(await screen.findByText(/nuk është tabelë në formë teksti/)).toBeVisible();
});

test('a table that waits for its answer, or gets none, can be tried again', async () => {
  const opened = await open({ [READ_CALL]: pending });
  await chooseTable(opened);
  expect(screen.queryByRole('button', { name: 'Plotëso menunë' })).not.toBeInTheDocument();
  opened.unmount();
  const second = await open({ [READ_CALL]: failure(503, 'service_unavailable') });
  await chooseTable(second);
  expect(await screen.findByText('Tabela nuk u lexua.')).toBeVisible();
});

test('what it began with is emptied after a question, and the choice is there again', async () => {
  const { user } = await open();
  await user.click((await choices()).getByRole('button', { name: 'Menu shembull' }));
  const filled = within(await screen.findByRole('region', { name: 'U shtuan 5 artikuj.' }));
  await user.click(filled.getByRole('button', { name: 'Zbraz menunë' }));
  const question = within(await screen.findByRole('alertdialog'));
  await user.click(question.getByRole('button', { name: 'Zbraz menunë' }));
  await choices();
  expect(screen.getByLabelText('Titulli')).toHaveValue('');
});

test('is not offered any more once a dish was added by hand', async () => {
  const { user } = await open({}, 'en');
  await choices('How do you want to begin?');
  await user.click(
    within(screen.getByRole('navigation', { name: 'Content' })).getByRole('button', { name: /Main dishes/ }),
  );
  await user.click(screen.getByRole('button', { name: 'Add an item' }));
  await waitFor(() =>
    expect(screen.queryByRole('region', { name: 'How do you want to begin?' })).not.toBeInTheDocument(),
  );
});
