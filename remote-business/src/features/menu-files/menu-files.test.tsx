import { failure, pending } from '@tavolina/shared-api/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { menuCardOf, menuOf } from '../../testing/menu-samples.ts';
import { pressTwice } from '../../testing/press-twice.ts';
import { renderScreen, type ScreenOptions } from '../../testing/render-screen.tsx';
import { catchSavedFiles, textOf } from '../../testing/saved-files.ts';
import { fileOf } from '../../testing/table-files.ts';

const MENU = menuOf();
const PREVIEW = {
  version: 3,
  added: 1,
  changed: 0,
  removed: 2,
  unchanged: 1,
  sections_removed: 1,
  reordered: false,
  warnings: [],
  changes: [
    {
      kind: 'added' as const,
      row: 2,
      section: 'Pije',
      name: 'Boza',
      prices: [{ currency: 'ALL' as const, before: null, after: 1234 }],
      fields: {},
    },
    { kind: 'removed' as const, row: null, section: '', name: 'Trileçe', prices: [], fields: {} },
    { kind: 'removed' as const, row: null, section: '', name: 'Trileçe', prices: [], fields: {} },
  ],
  problems: [],
};
const PREVIEW_CALL = 'POST /menus/{id}/csv/preview';
const CSV = 'Seksioni,Emri,Çmimi ALL\nPije,Boza,120\n';

const open = (api: ScreenOptions['api'] = {}, options: Partial<ScreenOptions> = {}) =>
  renderScreen({
    at: '/menus/dreka/files',
    ...options,
    api: {
      'GET /orders/business': [],
      'GET /menus/my/': [],
      'GET /menus/{id}': MENU,
      'GET /menus/{id}/csv/undo': { can_undo: true },
      [PREVIEW_CALL]: PREVIEW,
      ...api,
    },
  });
const fileThatIsGone = (): File =>
  Object.assign(new File([CSV], 'menuja.csv'), {
    arrayBuffer: () => Promise.reject(new DOMException('gone', 'NotReadableError')),
  });
type Opened = Awaited<ReturnType<typeof open>>;
const choose = async ({ user }: Opened, file = fileOf(CSV)): Promise<void> =>
  user.upload(await screen.findByLabelText(/^Zgjidh një tabelë|^Choose a table/), file);

describe('a table', () => {
  test('is compared first, item by item, and nothing is changed', async () => {
    const opened = await open();
    await choose(opened);
    const table = within(await screen.findByRole('table', { name: 'Çfarë ndryshon' }));
    // Whoever wrote `1.234` for one and a bit sees it here.
    expect(table.getByRole('row', { name: '2 I ri Boza Pije 1.234\u00a0L' })).toBeVisible();
    expect(table.getAllByRole('row', { name: '– Hiqet Trileçe Të tjera' })).toHaveLength(2);
    for (const count of ['1 i ri', '2 hiqen', '1 seksion hiqet', '1 mbetet siç është'])
      expect(screen.getByText(count)).toBeVisible();
    expect(screen.queryByText(/^0 /)).not.toBeInTheDocument();
    expect(opened.sent(PREVIEW_CALL)[0]).toMatchObject({ params: { id: 'dreka' }, body: { csv: CSV } });
    expect(opened.sent('PUT /menus/{id}/csv')).toHaveLength(0);
  });

  test.each([
    ['sq', 'nga 450 L në 500 L', 'nga pa çmim në 5,00 € 6,00 $ mbetet', /450\sL → 500\sL/],
    ['en', 'from 450 L to 500 L', 'from no price to 5.00 € 6.00 $ stays', /450\sL → 500\sL/],
  ] as const)(
    'says what a price was and becomes, and which one stays, in %s',
    async (lng, lek, others, arrow) => {
      const prices = [
        { currency: 'ALL' as const, before: 450, after: 500 },
        { currency: 'EUR' as const, before: null, after: 5 },
        { currency: 'USD' as const, before: 6, after: 6 },
      ];
      const changes = [
        { kind: 'changed' as const, row: 2, section: 'Pije', name: 'Boza', prices, fields: {} },
      ];
      const opened = await open({ [PREVIEW_CALL]: { ...PREVIEW, changed: 1, changes } }, { lng });
      await choose(opened);
      const row = await screen.findByRole('row', { name: /Boza/ });
      expect(within(row).getAllByRole('listitem')).toHaveLength(3);
      // The spaces before a sign do not break.
      expect(row).toHaveAccessibleName(
        expect.stringContaining(`${lek} ${others}`.replaceAll(/ ([L€$])/g, '\u00a0$1')),
      );
      expect(row).toHaveTextContent(arrow);
    },
  );

  test.each([
    [
      'sq',
      '2 Ndryshon boza Pije Emri: nga Boza në boza Përshkrimi: nga bosh në E ëmbël Në shitje: nga po në jo Monedha: nga lekë në euro',
      '3 I ri Ujë Pije 1.234 L Përshkrimi: Me gaz Në shitje: jo',
    ],
    [
      'en',
      '2 Changed boza Pije Name: from Boza to boza Description: from empty to E ëmbël On sale: from yes to no Currency: from lek to euro',
      '3 New Ujë Pije 1,234 L Description: Me gaz On sale: no',
    ],
  ] as const)('says in %s what changes of an item beside its prices', async (lng, changedRow, newRow) => {
    const text = { before: '', after: 'E ëmbël' };
    const changes = [
      {
        kind: 'changed' as const,
        row: 2,
        section: 'Pije',
        name: 'boza',
        prices: [],
        fields: {
          name: { before: 'Boza', after: 'boza' },
          description: text,
          available: { before: true, after: false },
          default_currency: { before: 'ALL' as const, after: 'EUR' as const },
        },
      },
      {
        kind: 'added' as const,
        row: 3,
        section: 'Pije',
        name: 'Ujë',
        prices: [{ currency: 'ALL' as const, before: null, after: 1234 }],
        fields: {
          description: { before: null, after: 'Me gaz' },
          available: { before: null, after: false },
          default_currency: { before: null, after: 'ALL' as const },
        },
      },
    ];
    const opened = await open({ [PREVIEW_CALL]: { ...PREVIEW, changes } }, { lng });
    await choose(opened);
    expect(await screen.findByRole('row', { name: changedRow })).toBeVisible();
    expect(screen.getByRole('row', { name: newRow.replace(/ L /, '\u00a0L ') })).toBeVisible();
  });

  test('that only moves items can be imported, and says that the order changes', async () => {
    const same = { added: 0, changed: 0, removed: 0, sections_removed: 0, reordered: true, changes: [] };
    const opened = await open({ [PREVIEW_CALL]: { ...PREVIEW, ...same } });
    await choose(opened);
    expect(await screen.findByText('ndryshon renditja')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Importo' })).toBeEnabled();
  });

  test('with a row that stands twice is warned about, and can be imported all the same', async () => {
    const message = 'Rreshti 2 ka të njëjtin seksion dhe emër.';
    const warnings = [{ row: 1002, column: 'Emri', message }];
    const opened = await open({ [PREVIEW_CALL]: { ...PREVIEW, warnings } });
    await choose(opened);
    const table = within(await screen.findByRole('table', { name: 'Çfarë të kontrollosh' }));
    expect(table.getByRole('row', { name: `1002 Emri ${message}` })).toBeVisible();
    expect(screen.getByText('Kontrollo një rresht para importit.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Importo' })).toBeEnabled();
  });

  test('that keeps nothing of the menu is asked about, with the number of items that go', async () => {
    const opened = await open({
      [PREVIEW_CALL]: { ...PREVIEW, removed: 1200, unchanged: 0 },
      'PUT /menus/{id}/csv': menuOf({ version: 4 }),
    });
    await choose(opened);
    await opened.user.click(await screen.findByRole('button', { name: 'Importo' }));
    const question = await screen.findByRole('alertdialog', {
      name: 'T’i heqim të 1.200 artikujt e kësaj menuje?',
    });
    expect(opened.sent('PUT /menus/{id}/csv')).toHaveLength(0);
    await opened.user.click(within(question).getByRole('button', { name: 'Hiqi dhe importo' }));
    expect(await screen.findByText(/Tabela u importua/)).toBeVisible();
  });

  test('is applied to the version it was compared with, and undone', async () => {
    const opened = await open({
      'PUT /menus/{id}/csv': menuOf({ title: 'Menuja e re', version: 4 }),
      'POST /menus/{id}/csv/undo': MENU,
    });
    await choose(opened);
    await opened.user.click(await screen.findByRole('button', { name: 'Importo' }));
    expect(await screen.findByText(/Tabela u importua/)).toBeVisible();
    expect(screen.getByRole('region', { name: 'Importo nga Excel/CSV' })).toHaveFocus();
    expect(screen.getByRole('heading', { level: 1, name: /Menuja e re/ })).toBeVisible();
    expect(opened.sent('PUT /menus/{id}/csv')[0]?.body).toEqual({ csv: CSV, version: 3 });
    await opened.user.click(screen.getByRole('button', { name: 'Zhbëj importin e fundit' }));
    expect(await screen.findByText(/Importi u zhbë/)).toBeVisible();
    expect(screen.getByRole('heading', { level: 1, name: /Menuja e drekës/ })).toBeVisible();
  });

  test('that is applied leaves the keyboard where it has gone meanwhile', async () => {
    let answer = (): void => undefined;
    const opened = await open({
      'PUT /menus/{id}/csv': async () => {
        await new Promise<void>((resolve) => (answer = resolve));
        return menuOf({ version: 4 });
      },
    });
    await choose(opened);
    await opened.user.click(await screen.findByRole('button', { name: 'Importo' }));
    await waitFor(() => expect(opened.sent('PUT /menus/{id}/csv')).toHaveLength(1));
    const elsewhere = screen.getByRole('button', { name: 'Shkarko JSON' });
    act(() => elsewhere.focus());
    await act(async () => answer());
    expect(await screen.findByText(/Tabela u importua/)).toBeVisible();
    expect(elsewhere).toHaveFocus();
  });

  test('is applied and undone once for a double press each', async () => {
    const opened = await open({
      'PUT /menus/{id}/csv': menuOf({ version: 4 }),
      'POST /menus/{id}/csv/undo': MENU,
    });
    await choose(opened);
    await screen.findByRole('button', { name: 'Importo' });
    await pressTwice('Importo');
    expect(await screen.findByText(/Tabela u importua/)).toBeVisible();
    expect(opened.sent('PUT /menus/{id}/csv')).toHaveLength(1);
    await pressTwice('Zhbëj importin e fundit');
    expect(await screen.findByText(/Importi u zhbë/)).toBeVisible();
    expect(opened.sent('POST /menus/{id}/csv/undo')).toHaveLength(1);
  });

  test('with problems is not imported; they are told row by row', async () => {
    const problems = [{ row: 4, column: 'Çmimi ALL', message: 'Shkruaj çmimin si numër.' }];
    const opened = await open({ [PREVIEW_CALL]: { ...PREVIEW, problems } });
    await choose(opened);
    expect(await screen.findByRole('row', { name: '4 Çmimi ALL Shkruaj çmimin si numër.' })).toBeVisible();
    expect(screen.getByText('Një gjë nuk shkon në tabelë.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Importo' })).not.toBeInTheDocument();
    await opened.user.click(screen.getByRole('button', { name: 'Hiqe tabelën' }));
    expect(screen.queryByRole('table')).not.toBeInTheDocument();
    expect(screen.getByRole('region', { name: 'Importo nga Excel/CSV' })).toHaveFocus();
  });

  test('tells its problems in another language once that is chosen', async () => {
    let message = 'Shkruaj çmimin.';
    const opened = await open({
      [PREVIEW_CALL]: () => ({ ...PREVIEW, problems: [{ row: 4, column: null, message }] }),
    });
    await choose(opened);
    expect(await screen.findByText(message)).toBeVisible();
    message = 'Write the price.';
    await opened.user.click(screen.getByRole('button', { name: /^Llogaria/ }));
    await opened.user.click(await screen.findByRole('menuitem', { name: 'English' }));
    expect(await screen.findByText(message)).toBeVisible();
  });

  test('that changes nothing says so, in English too', async () => {
    const same = { added: 0, changed: 0, removed: 0, sections_removed: 0, changes: [] };
    const opened = await open({ [PREVIEW_CALL]: { ...PREVIEW, ...same } }, { lng: 'en' });
    await choose(opened);
    expect(await screen.findByText('The table changes nothing.')).toBeVisible();
  });

  test('that was not compared can be tried again', async () => {
    let isDown = true;
    const opened = await open({
      [PREVIEW_CALL]: () => (isDown ? failure(503, 'service_unavailable') : PREVIEW),
    });
    await choose(opened);
    expect(await screen.findByText('Tabela nuk u lexua.')).toBeVisible();
    isDown = false;
    await opened.user.click(screen.getByRole('button', { name: 'Provo përsëri' }));
    expect(await screen.findByRole('button', { name: 'Importo' })).toBeVisible();
    await waitFor(() => expect(document.body).not.toHaveFocus());
  });

  test('promises nothing while it is compared', async () => {
    const opened = await open({ [PREVIEW_CALL]: pending });
    await choose(opened);
    expect(await screen.findByText('menuja.csv')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Importo' })).not.toBeInTheDocument();
  });

  test('is compared anew when the menu was saved meanwhile', async () => {
    let version = 3;
    const opened = await open({
      [PREVIEW_CALL]: () => ({ ...PREVIEW, version }),
      'PUT /menus/{id}/csv': () => {
        version = 5;
        return failure(409, 'version_conflict', 'Menuja u ndryshua ndërkohë.');
      },
    });
    await choose(opened);
    await opened.user.click(await screen.findByRole('button', { name: 'Importo' }));
    expect(await screen.findByText(/Menuja u ndryshua ndërkohë/)).toBeVisible();
    await waitFor(() => expect(opened.sent(PREVIEW_CALL)).toHaveLength(2));
    await opened.user.click(screen.getByRole('button', { name: 'Importo' }));
    await waitFor(() =>
      expect(opened.sent('PUT /menus/{id}/csv').at(-1)?.body).toEqual({ csv: CSV, version: 5 }),
    );
  });

  test.each([
    ['a workbook', fileOf('PK\0\0', 'libri.csv'), /“libri.csv” nuk është tabelë në formë teksti/],
    ['gone', fileThatIsGone(), /“menuja.csv” nuk u lexua. Zgjidhe përsëri/],
    ['too much', fileOf('a'.repeat(500_001)), /“menuja.csv” është tepër e madhe/],
  ])('is not sent when it is %s', async (_, file, sentence) => {
    const opened = await open();
    await choose(opened, file);
    expect(await screen.findByText(sentence)).toBeVisible();
    expect(opened.sent(PREVIEW_CALL)).toHaveLength(0);
  });

  test.each([
    ['older Windows', new Uint8Array([0x45, 0x6d, 0x72, 0x69, 0x0a, 0xc7, 0x61, 0x6a]), 'Emri\nÇaj'],
    ['UTF-16', new Uint8Array([0xff, 0xfe, 0x43, 0, 0xeb, 0]), 'Cë'],
    ['UTF-16, larger end first', new Uint8Array([0xfe, 0xff, 0, 0x43, 0, 0xeb]), 'Cë'],
  ])('in the letters of %s is read as it was written', async (_, bytes, csv) => {
    const opened = await open();
    await choose(opened, fileOf(bytes));
    await waitFor(() => expect(opened.sent(PREVIEW_CALL)[0]?.body).toEqual({ csv }));
  });
});

test.each([
  ['sq', 'Cilat shkronja janë të sakta?', 'Importo'],
  ['en', 'Which letters are right?', 'Import'],
] as const)(
  'letters that may be others are asked about, each with its rows, in %s',
  async (lng, question, apply) => {
    const opened = await open({ 'PUT /menus/{id}/csv': menuOf({ version: 4 }) }, { lng });
    // `Emri`, and a word that begins with the byte of Ć and Æ.
    await choose(opened, fileOf(new Uint8Array([0x45, 0x6d, 0x72, 0x69, 0x0a, 0xc6, 0x65, 0x76])));
    const group = within(await screen.findByRole('group', { name: question }));
    expect(group.getByRole('radio', { name: /^Windows-1250 .*Ćev$/ })).toBeChecked();
    await waitFor(() => expect(opened.sent(PREVIEW_CALL).at(-1)?.body).toEqual({ csv: 'Emri\nĆev' }));
    await opened.user.click(group.getByRole('radio', { name: /^Windows-1252 .*Æev$/ }));
    await waitFor(() => expect(opened.sent(PREVIEW_CALL).at(-1)?.body).toEqual({ csv: 'Emri\nÆev' }));
    await opened.user.click(await screen.findByRole('button', { name: apply }));
    await waitFor(() =>
      expect(opened.sent('PUT /menus/{id}/csv')[0]?.body).toMatchObject({ csv: 'Emri\nÆev' }),
    );
  },
);

test('an undo is offered only while there is something to undo', async () => {
  let canUndo = true;
  const { user } = await open({
    'GET /menus/{id}/csv/undo': () => ({ can_undo: canUndo }),
    'POST /menus/{id}/csv/undo': () => {
      canUndo = false;
      return menuOf({ version: 5 });
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Zhbëj importin e fundit' }));
  expect(await screen.findByText(/Importi u zhbë/)).toBeVisible();
  await waitFor(() =>
    expect(screen.queryByRole('button', { name: 'Zhbëj importin e fundit' })).not.toBeInTheDocument(),
  );
  await waitFor(() => expect(screen.getByLabelText(/^Zgjidh një tabelë/)).toHaveFocus());
});

test('nothing to undo any more is said in the server’s words, and not offered again', async () => {
  let canUndo = true;
  const opened = await open({
    'GET /menus/{id}/csv/undo': () => ({ can_undo: canUndo }),
    'GET /menus/{id}': () => (canUndo ? MENU : menuOf({ title: 'Ruajtur tjetërkund', version: 5 })),
    'PUT /menus/{id}/csv': menuOf({ version: 4 }),
    'POST /menus/{id}/csv/undo': () => {
      canUndo = false;
      return failure(409, 'nothing_to_undo', 'Nuk ka import për të zhbërë.');
    },
  });
  await choose(opened);
  await opened.user.click(await screen.findByRole('button', { name: 'Importo' }));
  await opened.user.click(await screen.findByRole('button', { name: 'Zhbëj importin e fundit' }));
  expect(await screen.findByText(/Nuk ka import për të zhbërë/)).toBeVisible();
  expect(screen.queryByText(/Tabela u importua/)).not.toBeInTheDocument();
  expect(await screen.findByRole('heading', { level: 1, name: /Ruajtur tjetërkund/ })).toBeVisible();
  await waitFor(() =>
    expect(screen.queryByRole('button', { name: 'Zhbëj importin e fundit' })).not.toBeInTheDocument(),
  );
});

describe('what is taken along', () => {
  test('is a menu as a table or whole', async () => {
    const saved = catchSavedFiles();
    const csv = new Response('Emri\nÇaj', { headers: { 'content-type': 'text/csv; charset=utf-8' } });
    const { user } = await open({ 'GET /menus/{id}/csv': csv });
    await user.click(await screen.findByRole('button', { name: 'Shkarko tabelën (CSV)' }));
    await waitFor(() => expect(saved[0]).toMatchObject({ name: 'Menuja e drekës.csv' }));
    await expect(textOf(saved[0]?.blob)).resolves.toBe('\uFEFFEmri\nÇaj');
    await user.click(screen.getByRole('button', { name: 'Shkarko JSON' }));
    await waitFor(() => expect(saved[1]?.name).toBe('Menuja e drekës.json'));
    expect(JSON.parse(await textOf(saved[1]?.blob))).toEqual(MENU);
  });

  test('is everything, from the list of menus; a failure is said', async () => {
    const saved = catchSavedFiles();
    let isDown = true;
    const { user } = await open(
      {
        'GET /menus/my/': [menuCardOf()],
        'GET /menus/export': () =>
          isDown
            ? failure(503, 'service_unavailable')
            : { exported_at: '2026-11-21T10:00:00.000Z', menus: [MENU] },
      },
      { at: '/menus' },
    );
    const button = await screen.findByRole('button', { name: 'Shkarko të gjitha (JSON)' });
    await user.click(button);
    expect(await screen.findByText('Menutë nuk u shkarkuan.')).toBeVisible();
    isDown = false;
    await user.click(button);
    await waitFor(() => expect(saved[0]?.name).toBe('tavolina-menus.json'));
    expect(JSON.parse(await textOf(saved[0]?.blob))).toMatchObject({ menus: [MENU] });
  });
});
