import { failure, pending } from '@tavolina/shared-api/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { menuOf } from '../../testing/menu-samples.ts';
import { CSV, chooseTable, openMenuFiles, PREVIEW, PREVIEW_CALL } from '../../testing/open-menu-files.ts';

describe('a table', () => {
  test('is compared first, item by item, and nothing is changed', async () => {
    const opened = await openMenuFiles();
    await chooseTable(opened);
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

  // product.md §197
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
      const opened = await openMenuFiles({ [PREVIEW_CALL]: { ...PREVIEW, changed: 1, changes } }, { lng });
      await chooseTable(opened);
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
    const opened = await openMenuFiles({ [PREVIEW_CALL]: { ...PREVIEW, changes } }, { lng });
    await chooseTable(opened);
    expect(await screen.findByRole('row', { name: changedRow })).toBeVisible();
    expect(screen.getByRole('row', { name: newRow.replace(/ L /, '\u00a0L ') })).toBeVisible();
  });

  // product.md §431, §505
  test.each([
    [
      'sq',
      ['4 I ri Drekë Titulli (English): Lunch', '2 Ndryshon Pije Titulli (English): nga bosh në Drinks'],
      '2 Ndryshon Boza Pije Emri (English): nga Boza në Boza drink Përshkrimi (Deutsch): nga Süß në bosh',
    ],
    [
      'en',
      ['4 New Drekë Title (English): Lunch', '2 Changed Pije Title (English): from empty to Drinks'],
      '2 Changed Boza Pije Name (English): from Boza to Boza drink Description (Deutsch): from Süß to empty',
    ],
  ] as const)('says in %s what becomes of texts in further languages', async (lng, sections, item) => {
    const titles = (before: string | null, after: string) => [{ language: 'en' as const, before, after }];
    const translations = [
      { language: 'en' as const, field: 'name' as const, before: 'Boza', after: 'Boza drink' },
      { language: 'de' as const, field: 'description' as const, before: 'Süß', after: '' },
    ];
    const preview = {
      ...PREVIEW,
      sections: [
        { kind: 'changed' as const, row: 2, title: 'Pije', translations: titles('', 'Drinks') },
        { kind: 'added' as const, row: 4, title: 'Drekë', translations: titles(null, 'Lunch') },
      ],
      changes: [
        {
          kind: 'changed' as const,
          row: 2,
          section: 'Pije',
          name: 'Boza',
          prices: [],
          fields: { translations },
        },
      ],
    };
    const opened = await openMenuFiles({ [PREVIEW_CALL]: preview }, { lng });
    await chooseTable(opened);
    for (const name of [...sections, item]) expect(await screen.findByRole('row', { name })).toBeVisible();
  });

  // product.md §431
  test('tells what the menu says of itself from then on, in each language, and imports no more than that', async () => {
    const same = { added: 0, changed: 0, removed: 0, sections_removed: 0, changes: [], sections: [] };
    const menu = {
      title: { before: 'Dreka', after: 'Darka' },
      description: { before: 'Nga ora 12', after: '' },
      translations: [{ language: 'en' as const, field: 'title' as const, before: 'Lunch', after: 'Dinner' }],
    };
    const opened = await openMenuFiles({ [PREVIEW_CALL]: { ...PREVIEW, ...same, menu } }, { lng: 'en' });
    await chooseTable(opened);
    expect(
      await screen.findByRole('row', {
        name: '– Changed Title: from Dreka to Darka Description: from Nga ora 12 to empty Title (English): from Lunch to Dinner',
      }),
    ).toBeVisible();
    expect(screen.getByRole('button', { name: 'Import' })).toBeVisible();
  });

  // product.md §505
  test('tells what a section says of itself from then on, in each language', async () => {
    const described = {
      ...{ kind: 'changed' as const, row: 2, title: 'Pije' },
      description: { before: 'Të ftohta', after: '' },
      translations: [{ language: 'en' as const, field: 'description' as const, before: '', after: 'Cold' }],
    };
    const opened = await openMenuFiles({ [PREVIEW_CALL]: { ...PREVIEW, sections: [described] } });
    await chooseTable(opened);
    const told = 'Përshkrimi: nga Të ftohta në bosh Përshkrimi (English): nga bosh në Cold';
    expect(await screen.findByRole('row', { name: `2 Ndryshon Pije ${told}` })).toBeVisible();
  });

  // product.md §508
  test.each([
    ['sq', 'Të mbetura: nga 7, çdo ditë 20 në pa numërim', 'Të mbetura: 5'],
    ['en', 'Left: from 7, each day 20 to not counted', 'Left: 5'],
  ] as const)(
    'says in %s what becomes of counts, and imports those that were seen',
    async (lng, changed, added) => {
      const change = { kind: 'changed' as const, row: 2, section: 'Pije', name: 'Boza', prices: [] };
      const changes = [
        { ...change, fields: { stock: { before: { left: 7, daily: 20 }, after: null } } },
        {
          ...change,
          kind: 'added' as const,
          fields: { stock: { before: null, after: { left: 5, daily: null } } },
        },
      ];
      const opened = await openMenuFiles(
        {
          [PREVIEW_CALL]: { ...PREVIEW, changes, stock_seen: 'AbC' },
          'PUT /menus/{id}/csv': menuOf({ version: 4 }),
        },
        { lng },
      );
      await chooseTable(opened);
      for (const words of [changed, added])
        expect(await screen.findByRole('row', { name: new RegExp(`Boza Pije ${words}$`) })).toBeVisible();
      await opened.user.click(screen.getByRole('button', { name: lng === 'sq' ? 'Importo' : 'Import' }));
      await waitFor(() => expect(opened.sent('PUT /menus/{id}/csv')).toHaveLength(1));
      expect(opened.sent('PUT /menus/{id}/csv')[0]?.body).toEqual({
        csv: CSV,
        version: 3,
        stock_seen: 'AbC',
      });
    },
  );

  test('that changes no more than titles of sections can be imported', async () => {
    const translations = [{ language: 'en' as const, before: 'Beverages', after: 'Drinks' }];
    const sections = [{ kind: 'changed' as const, row: 2, title: 'Pije', translations }];
    const same = { added: 0, changed: 0, removed: 0, sections_removed: 0, changes: [], sections };
    const opened = await openMenuFiles({ [PREVIEW_CALL]: { ...PREVIEW, ...same } });
    await chooseTable(opened);
    expect(await screen.findByRole('button', { name: 'Importo' })).toBeEnabled();
  });

  test('that only moves items can be imported, and says that the order changes', async () => {
    const same = {
      added: 0,
      changed: 0,
      removed: 0,
      sections_removed: 0,
      reordered: true,
      changes: [],
      sections: [],
    };
    const opened = await openMenuFiles({ [PREVIEW_CALL]: { ...PREVIEW, ...same } });
    await chooseTable(opened);
    expect(await screen.findByText('ndryshon renditja')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Importo' })).toBeEnabled();
  });

  test('with a row that stands twice is warned about, and can be imported all the same', async () => {
    const message = 'Rreshti 2 ka të njëjtin seksion dhe emër.';
    const warnings = [{ row: 1002, column: 'Emri', message }];
    const opened = await openMenuFiles({ [PREVIEW_CALL]: { ...PREVIEW, warnings } });
    await chooseTable(opened);
    const table = within(await screen.findByRole('table', { name: 'Çfarë të kontrollosh' }));
    expect(table.getByRole('row', { name: `1002 Emri ${message}` })).toBeVisible();
    expect(screen.getByText('Kontrollo një rresht para importit.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Importo' })).toBeEnabled();
  });

  // product.md §122
  test('that keeps nothing of the menu is asked about, with the number of items that go', async () => {
    const opened = await openMenuFiles({
      [PREVIEW_CALL]: { ...PREVIEW, removed: 1200, unchanged: 0 },
      'PUT /menus/{id}/csv': menuOf({ version: 4 }),
    });
    await chooseTable(opened);
    await opened.user.click(await screen.findByRole('button', { name: 'Importo' }));
    const question = await screen.findByRole('alertdialog', {
      name: 'T’i heqim të 1.200 artikujt e kësaj menuje?',
    });
    expect(opened.sent('PUT /menus/{id}/csv')).toHaveLength(0);
    await opened.user.click(within(question).getByRole('button', { name: 'Hiqi dhe importo' }));
    expect(await screen.findByText(/Tabela u importua/)).toBeVisible();
  });

  test('with problems is not imported; they are told row by row', async () => {
    const problems = [{ row: 4, column: 'Çmimi ALL', message: 'Shkruaj çmimin si numër.' }];
    const opened = await openMenuFiles({ [PREVIEW_CALL]: { ...PREVIEW, problems } });
    await chooseTable(opened);
    expect(await screen.findByRole('row', { name: '4 Çmimi ALL Shkruaj çmimin si numër.' })).toBeVisible();
    expect(screen.getByText('Një gjë nuk shkon në tabelë.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Importo' })).not.toBeInTheDocument();
    await opened.user.click(screen.getByRole('button', { name: 'Hiqe tabelën' }));
    expect(screen.queryByRole('table')).not.toBeInTheDocument();
    expect(screen.getByRole('region', { name: 'Importo nga Excel/CSV' })).toHaveFocus();
  });

  test('tells its problems in another language once that is chosen', async () => {
    let message = 'Shkruaj çmimin.';
    const opened = await openMenuFiles({
      [PREVIEW_CALL]: () => ({ ...PREVIEW, problems: [{ row: 4, column: null, message }] }),
    });
    await chooseTable(opened);
    expect(await screen.findByText(message)).toBeVisible();
    message = 'Write the price.';
    await opened.user.click(screen.getByRole('button', { name: /^Llogaria/ }));
    await opened.user.click(await screen.findByRole('menuitem', { name: 'English' }));
    expect(await screen.findByText(message)).toBeVisible();
  });

  test('that changes nothing says so, in English too', async () => {
    const same = { added: 0, changed: 0, removed: 0, sections_removed: 0, changes: [], sections: [] };
    const opened = await openMenuFiles({ [PREVIEW_CALL]: { ...PREVIEW, ...same } }, { lng: 'en' });
    await chooseTable(opened);
    expect(await screen.findByText('The table changes nothing.')).toBeVisible();
  });

  test('that was not compared can be tried again', async () => {
    let isDown = true;
    const opened = await openMenuFiles({
      [PREVIEW_CALL]: () => (isDown ? failure(503, 'service_unavailable') : PREVIEW),
    });
    await chooseTable(opened);
    expect(await screen.findByText('Tabela nuk u lexua.')).toBeVisible();
    isDown = false;
    await opened.user.click(screen.getByRole('button', { name: 'Provo përsëri' }));
    expect(await screen.findByRole('button', { name: 'Importo' })).toBeVisible();
    await waitFor(() => expect(document.body).not.toHaveFocus());
  });

  test('promises nothing while it is compared', async () => {
    const opened = await openMenuFiles({ [PREVIEW_CALL]: pending });
    await chooseTable(opened);
    expect(await screen.findByText('menuja.csv')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Importo' })).not.toBeInTheDocument();
  });
});
