import { initialValues } from '../plain-fields.ts';
import { sampleOf } from '../sample-of.ts';
import { ITEM_FIELDS } from './menu-fields.ts';
import { item, menu } from './menu-schemas.ts';
import { languageRead, languagesAsRead, menuIn, nameAsWritten } from './read-menu.ts';

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

// product.md §509
test('of each text it is known in which language it is read', () => {
  const written = sampleOf(menu, {
    languages: ['sq', 'en'],
    items: [dish('Kapriçoza', 'Capricciosa'), dish('Byrek')],
  });
  const languagesOf = (shown: typeof written) => shown.items.map((each) => languageRead(shown, each, 'name'));
  expect(languagesOf(written)).toEqual(['sq', 'sq']);
  expect(languagesOf(menuIn(written, 'en'))).toEqual(['en', 'sq']);
  expect(languagesOf({ ...written, languages: undefined })).toEqual([undefined, undefined]);
});

test('so it is of the lines of an order', () => {
  const chosen = (name: string) => ({ option_id: name, within: null, group: 'Madhësia', name });
  const line = {
    name: 'Kapriçoza',
    choices: [chosen('E madhe'), chosen('Calzone')],
    translation: {
      language: 'en' as const,
      name: 'Capricciosa',
      choices: [
        { group: 'Size', name: 'Large' },
        { group: 'Size', name: 'Calzone' },
      ],
    },
  };
  expect(languagesAsRead(line, 'sq')).toEqual({ name: 'en', choices: ['en', 'sq'] });
  expect(languagesAsRead({ ...line, translation: null }, 'sq')).toEqual({
    name: 'sq',
    choices: ['sq', 'sq'],
  });
  expect(languagesAsRead({ ...line, translation: null }, undefined)).toEqual({
    name: undefined,
    choices: [undefined, undefined],
  });
});
