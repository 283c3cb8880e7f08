import {
  type ContentLanguage,
  GROUP_FIELDS,
  ITEM_FIELDS,
  MENU_FIELDS,
  type Menu,
  OPTION_FIELDS,
  type PlainFields,
  SECTION_FIELDS,
} from '@tavolina/shared-api/contract';

/** A text of a menu that can be translated. */
export interface MenuText {
  /** Tells it in the form, after the language. */
  key: string;
  /** What it is called in the form: by its name in the contract. */
  field: string;
  original: string;
  max: number;
  /** What is written in other languages. */
  written: Partial<Record<ContentLanguage, string>>;
}

/** Texts that belong together, under what they are of. */
export interface TextPart {
  id: string;
  kind: 'menu' | 'section' | 'others' | 'group';
  /** Empty where it has no title of its own. */
  title: string;
  texts: MenuText[];
}

/** What the form holds: each text in each further language. */
export type TranslationValues = Record<string, string>;

type Thing = {
  id: string;
  translations?: { [L in ContentLanguage]?: object | undefined } | undefined;
};

const LONG = 200;

/** Whether a text may be so long that it needs a field of several lines. */
export const isLong = ({ max }: MenuText): boolean => max > LONG;

/** The name of a field of the form. */
export const fieldName = (language: ContentLanguage, { key }: Pick<MenuText, 'key'>): string =>
  `${language}_${key}`;

/** Fields whose texts are too long, which are not cut while somebody writes (product.md §651). */
export const tooLongIn = (
  parts: readonly TextPart[],
  languages: readonly ContentLanguage[],
  values: Readonly<TranslationValues>,
): { language: ContentLanguage; name: string }[] =>
  languages.flatMap((language) =>
    parts
      .flatMap(({ texts }) =>
        texts.map((text) => ({ language, name: fieldName(language, text), max: text.max })),
      )
      .filter(({ name, max }) => (values[name] ?? '').trim().length > max),
  );

/** A text's key. */
export const keyOf = (id: string, field: string): string => `${id}_${field}`;

const textsOf = (fields: PlainFields, thing: Thing): MenuText[] => {
  const values: { [name: string]: unknown } = { ...thing };
  return Object.entries(fields).flatMap(([field, facts]) => {
    const original = values[field];
    if (facts.kind !== 'text' || typeof original !== 'string' || original === '') return [];
    const written = Object.entries(thing.translations ?? {}).map(([language, words]) => {
      const said: { [name: string]: unknown } = { ...words };
      return [language, said[field]];
    });
    return [
      { key: keyOf(thing.id, field), field, original, max: facts.max, written: Object.fromEntries(written) },
    ];
  });
};

/** All texts of a menu that can be translated, in its order; what is empty needs no translation. */
export const textParts = (menu: Menu): TextPart[] => {
  const itemTexts = (items: Menu['items']): MenuText[] => items.flatMap((item) => textsOf(ITEM_FIELDS, item));
  const parts: TextPart[] = [
    { id: menu.id, kind: 'menu', title: menu.title, texts: textsOf(MENU_FIELDS, menu) },
    ...menu.sections.map((section) => ({
      id: section.id,
      kind: 'section' as const,
      title: section.title,
      texts: [...textsOf(SECTION_FIELDS, section), ...itemTexts(section.items)],
    })),
    { id: 'others', kind: 'others', title: '', texts: itemTexts(menu.items) },
    ...(menu.option_groups ?? []).map((group) => ({
      id: group.id,
      kind: 'group' as const,
      title: group.name,
      texts: [
        ...textsOf(GROUP_FIELDS, group),
        ...group.options.flatMap((option) => textsOf(OPTION_FIELDS, option)),
      ],
    })),
  ];
  return parts.filter(({ texts }) => texts.length > 0);
};

/** The form's values of a menu. */
export const translationValues = (menu: Menu): TranslationValues => {
  const [, ...further] = menu.languages ?? [];
  const texts = textParts(menu).flatMap((part) => part.texts);
  return Object.fromEntries(
    further.flatMap((language) =>
      texts.map((text) => [fieldName(language, text), text.written[language] ?? '']),
    ),
  );
};

/** The texts that are not translated into a language, in their order. */
export const missingIn = (
  parts: readonly TextPart[],
  language: ContentLanguage,
  values: TranslationValues,
): MenuText[] =>
  parts.flatMap(({ texts }) => texts.filter((text) => !values[fieldName(language, text)]?.trim()));
