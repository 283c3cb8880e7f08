import type { Menu } from '@tavolina/shared-api/contract';
import { holdLock } from '../../../test/held-lock.ts';
import { menuEditor } from '../../../test/menu-editor.ts';
import { testServer } from '../../../test/test-server.ts';

const server = testServer({ RATE_LIMITS: 'off' });
const editor = menuEditor(server);

/** A menu's document, with the transaction that wrote it. */
const documentOf = async ({ id }: Menu) => {
  const { rows } = await server.database.query(
    'SELECT xmin::text AS written_by, * FROM search_documents WHERE menu_id = $1',
    [id],
  );
  return rows[0];
};

/** The sections of a menu as a save sends them, the first with another description, which nobody searches. */
const describedOtherwise = ({ sections }: Menu) =>
  sections.map(({ id, title, description, items }, place) => ({
    id,
    title,
    description: place === 0 ? 'Nga skara' : description,
    items: items.map(({ id: item, name, price }) => ({ id: item, name, price })),
  }));

test('a save that changes nothing of what is searched does not write the document', async () => {
  const menu = await editor.create();
  const before = await documentOf(menu);
  const after = await editor.saved(menu, { version: menu.version, sections: describedOtherwise(menu) });
  expect(after.sections[0]?.description).toBe('Nga skara');
  expect(await documentOf(menu)).toEqual(before);
  await editor.saved(after, { version: after.version, title: 'Menuja e darkës' });
  expect(await documentOf(menu)).toMatchObject({
    title: 'Menuja e darkës',
    terms: expect.arrayContaining(['b:darke', 't:darke']),
  });
});

test('saves do not wait for each other where they have known words and names in common', async () => {
  const menu = await editor.create();
  const words = await holdLock(server, 'SELECT FROM search_words FOR UPDATE');
  const names = await holdLock(server, 'SELECT FROM dish_names FOR UPDATE');
  const answer = await editor.save(menu, { version: menu.version, price_range: '$$$' });
  await words.release();
  await names.release();
  expect(answer).toMatchObject({ status: 200 });
});
