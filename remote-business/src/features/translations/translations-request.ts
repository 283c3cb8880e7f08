import type { editMenu } from '@tavolina/shared-api/client';
import {
  type ContentLanguage,
  GROUP_FIELDS,
  ITEM_FIELDS,
  MENU_FIELDS,
  type Menu,
  OPTION_FIELDS,
  type OptionGroup,
  type PlainFields,
  plainValues,
  SECTION_FIELDS,
  type Translations,
  textNames,
} from '@tavolina/shared-api/contract';
import { fieldName, keyOf, type TranslationValues } from './menu-texts.ts';

type EditBody = Parameters<typeof editMenu>[1];

/** Something with translations. */
type Thing<F extends PlainFields> = { id: string; translations?: Translations<F> | undefined };

/**
 * What saving the translations of a menu sends: of each part the languages that changed, and nothing else. What has no field in
 * the form stays as it is stored.
 */
export const translationsRequest = (values: TranslationValues, base: Menu): EditBody => {
  const [, ...further] = base.languages ?? [];
  const changeIn = <F extends PlainFields>(fields: F, thing: Thing<F>, language: ContentLanguage) => {
    const stored: { [name: string]: unknown } = { ...thing.translations?.[language] };
    const after = Object.fromEntries(
      textNames(fields).map((name) => {
        const typed = values[fieldName(language, { key: keyOf(thing.id, name) })];
        return [name, typed === undefined ? (stored[name] ?? '') : typed.trim()];
      }),
    );
    return textNames(fields).some((name) => after[name] !== (stored[name] ?? '')) ? [[language, after]] : [];
  };
  const changeOf = <F extends PlainFields>(
    fields: F,
    thing: Thing<F>,
  ): { translations?: Translations<F> } => {
    const changed = further.flatMap((language) => changeIn(fields, thing, language));
    return changed.length > 0 ? { translations: Object.fromEntries(changed) as Translations<F> } : {};
  };
  const items = (all: Menu['items']) =>
    all.flatMap((item) => {
      const change = changeOf(ITEM_FIELDS, item);
      return change.translations ? [{ id: item.id, ...change }] : [];
    });
  const sections = base.sections.flatMap((section) => {
    const change = { ...changeOf(SECTION_FIELDS, section), items: items(section.items) };
    return change.translations || change.items.length > 0 ? [{ id: section.id, ...change }] : [];
  });
  const { option_groups = [] } = base;
  const groups = option_groups.map((group) => groupBody(group, changeOf));
  const isGroupChanged = groups.some((group) =>
    [group, ...group.options].some(({ translations }) => translations),
  );
  return {
    version: base.version,
    ...changeOf(MENU_FIELDS, base),
    sections,
    items: items(base.items),
    // All groups or none: what is not named goes.
    ...(isGroupChanged && { option_groups: groups }),
  };
};

/** A group as it is stored, with what changes of its translations. */
const groupBody = (
  group: OptionGroup,
  changeOf: <F extends PlainFields>(fields: F, thing: Thing<F>) => { translations?: Translations<F> },
) => ({
  id: group.id,
  ...plainValues(GROUP_FIELDS, group),
  ...changeOf(GROUP_FIELDS, group),
  options: group.options.map((option) => ({
    id: option.id,
    ...plainValues(OPTION_FIELDS, option),
    ...changeOf(OPTION_FIELDS, option),
    price: option.price,
    default_currency: option.default_currency,
    additional_prices: Object.fromEntries(
      option.prices
        .filter(({ currency }) => currency !== option.default_currency)
        .map(({ currency, price }) => [currency, price]),
    ),
    option_group_ids: option.option_group_ids,
  })),
});
