import { ITEM_FIELDS, initialValues, type NewMenuPreview } from '@tavolina/shared-api/contract';
import { screen, waitFor } from '@testing-library/react';
import { itemOf, menuCardOf, menuOf, RATES } from '../../testing/menu-samples.ts';
import { openEditor } from '../../testing/open-editor.ts';
import type { ScreenOptions } from '../../testing/render-screen.tsx';
import { fileOf } from '../../testing/table-files.ts';
import { mergeDrafts } from './conflict/merge-drafts.ts';
import { menuDraft } from './draft/stored-draft.ts';
import { editRequest } from './save/menu-requests.ts';

const ITEM = { en: { name: 'Baked lamb' } };
const SECTION = { it: { title: 'Dal forno' } };

/** A menu with a translated section, dish and description, and with a translated title. */
const translated = () => {
  const menu = menuOf({
    languages: ['sq', 'en', 'it'],
    translations: { en: { title: 'Lunch', description: 'From 12 on' } },
    items: [itemOf({ id: 'trilece', name: 'Trileçe', section_id: null, translations: ITEM })],
  });
  return {
    ...menu,
    sections: menu.sections.map((section) => ({
      ...section,
      translations: SECTION,
      items: section.items.map((item) => ({ ...item, translations: ITEM })),
    })),
  };
};
const draft = () => menuDraft(translated(), RATES.rates, 'sq');

const created = async (api: ScreenOptions['api'], fill: (opened: Opened) => Promise<void>) => {
  const opened = await openEditor({
    at: '/menus/create',
    lng: 'sq',
    api: { 'GET /menus/my/': [menuCardOf()], 'POST /menus/': menuOf(), ...api },
  });
  await fill(opened);
  await opened.user.click(screen.getByRole('button', { name: 'Krijo menunë' }));
  await waitFor(() => expect(opened.sent('POST /menus/')).toHaveLength(1));
  return opened.sent('POST /menus/')[0]?.body;
};
type Opened = Awaited<ReturnType<typeof openEditor>>;

// product.md §166, §426
test('a copy of a menu has its translations, but that of the title, which is another one', async () => {
  const body = await created({ 'GET /menus/{id}': translated() }, async ({ user }) => {
    await user.click(await screen.findByRole('button', { name: 'Kopjo “Menuja e drekës”' }));
    await screen.findByRole('region', { name: 'U shtuan 3 artikuj.' });
  });
  expect(body).toMatchObject({
    translations: { en: { description: 'From 12 on' } },
    sections: [{ translations: SECTION, items: [{ translations: ITEM }, { translations: ITEM }] }],
    items: [{ translations: ITEM }],
  });
  expect(body).not.toHaveProperty('translations.en.title');
});

// product.md §166, §431
test('a new menu of a table has the translations of its columns', async () => {
  const dish = { ...initialValues(ITEM_FIELDS), price: 50, default_currency: 'ALL' as const, prices: [] };
  const read: NewMenuPreview = {
    sections: [
      {
        title: 'Supa',
        description: 'Të ngrohta',
        translations: { en: { title: 'Soups' } },
        items: [{ ...dish, name: 'Supë', translations: { en: { name: 'Soup' } } }],
      },
    ],
    items: [{ ...dish, name: 'Bukë' }],
    problems: [],
    warnings: [],
  };
  const body = await created({ 'POST /menus/csv/preview': read }, async ({ user }) => {
    await user.click(await screen.findByRole('button', { name: 'Importo nga Excel/CSV' }));
    await user.upload(
      await screen.findByLabelText(/^Zgjidh një tabelë/),
      fileOf('Emri,Emri en\nSupë,Soup\n'),
    );
    await user.click(await screen.findByRole('button', { name: 'Plotëso menunë' }));
    await user.type(screen.getByLabelText('Titulli'), 'Supat');
  });
  expect(body).toMatchObject({
    sections: [
      {
        description: 'Të ngrohta',
        translations: { en: { title: 'Soups' } },
        items: [{ translations: { en: { name: 'Soup' } } }],
      },
    ],
  });
  expect(body).not.toHaveProperty('items.0.translations');
});

// product.md §182
test('what somebody else deleted meanwhile takes its translations along, and what is stored leaves them', () => {
  const kept = editRequest(draft(), translated());
  expect(JSON.stringify(kept)).not.toContain('translations');
  const gone = menuOf({ sections: [], items: [], version: 4 });
  expect(editRequest(draft(), gone)).toMatchObject({
    sections: [{ translations: SECTION, items: [{ translations: ITEM }, { translations: ITEM }] }],
    items: [{ translations: ITEM }],
  });
});

// product.md §120
test('a merge goes on with the translations that are stored', () => {
  const base = menuDraft(menuOf(), RATES.rates, 'sq');
  const { draft: merged, clashes } = mergeDrafts({ base, mine: base, theirs: draft() });
  expect(clashes).toEqual([]);
  expect(merged).toMatchObject({
    translations: { en: { title: 'Lunch' } },
    sections: [{ translations: SECTION, items: [{ translations: ITEM }, { translations: ITEM }] }],
  });
});
