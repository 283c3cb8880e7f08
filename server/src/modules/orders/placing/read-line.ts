import {
  type ContentLanguage,
  type GroupSelection,
  type ITEM_FIELDS,
  type ReadLine,
  type Translations,
  textIn,
} from '@tavolina/shared-api/contract';

/** What of a dish says how it is named. */
export interface NamedDish {
  name: string;
  translations: Translations<typeof ITEM_FIELDS>;
  /** Languages of its place, the main one first. */
  content_languages: ContentLanguage[];
}

/**
 * How a line is named in the language in which its diner read the menu (product.md §430); null where those are the names of the
 * place itself.
 */
export const readLineOf = (
  dish: NamedDish,
  selections: readonly GroupSelection[],
  language: ContentLanguage | undefined,
): ReadLine | null => {
  if (!language || !dish.content_languages.slice(1).includes(language)) return null;
  const chosen = selections.flatMap(({ group, chosen: options }) =>
    options.map((option) => ({ group, option })),
  );
  const name = textIn(dish, 'name', language);
  const choices = chosen.map(({ group, option }) => ({
    group: textIn(group, 'name', language),
    name: textIn(option, 'name', language),
  }));
  const isSame = chosen.every(
    ({ group, option }, place) => choices[place]?.group === group.name && choices[place].name === option.name,
  );
  return name === dish.name && isSame ? null : { language, name, choices };
};
