import { ITEM_FIELDS } from './menu-fields.ts';
import { item, menu } from './menus.ts';
import { initialValues } from './plain-fields.ts';
import { menuIn, nameAsWritten } from './read-menu.ts';
import { sampleOf } from './sample-of.ts';

const dish = (name: string, english?: string) =>
  sampleOf(item, {
    ...initialValues(ITEM_FIELDS),
    name,
    ...(english && { translations: { en: { name: english } } }),
  });

// product.md §427
test('a dish keeps the name that its place wrote, in whatever language it is read', () => {
  const written = sampleOf(menu, {
    languages: ['sq', 'en'],
    items: [dish('Kapriçoza', 'Capricciosa'), dish('Byrek')],
  });
  const read = menuIn(written, 'en');
  expect(read.items.map(({ name }) => name)).toEqual(['Capricciosa', 'Byrek']);
  for (const shown of [written, read])
    expect(shown.items.map((each) => nameAsWritten(shown, each))).toEqual(['Kapriçoza', 'Byrek']);
});
