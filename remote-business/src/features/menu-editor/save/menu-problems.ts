import {
  ITEM_FIELDS,
  LIMITS,
  MENU_FIELDS,
  type PlainFields,
  SECTION_FIELDS,
  toMinor,
  wrongDiets,
} from '@tavolina/shared-api/contract';
import type { Path } from 'react-hook-form';
import { isWrongSchedule } from '../../../lib/hours/schedule/wrong-schedule.ts';
import { hasTooManyDecimals, isPrice, readPrice } from '../../../lib/menus/price-text.ts';
import type { ItemDraft, MenuDraft } from '../draft/menu-draft.ts';
import type { ItemPath } from '../editor-types.ts';

/** Something the form cannot be saved with. */
export interface Problem {
  field: Path<MenuDraft>;
  text:
    | 'title'
    | 'sectionTitle'
    | 'itemName'
    | 'otherName'
    | 'tooLong'
    | 'price'
    | 'priceText'
    | 'priceLimit'
    | 'priceDecimals'
    | 'diets'
    | 'schedule';
  /** What the sentence names: the section, or the item. */
  name: string;
}

/** Characters of a name that a sentence repeats. */
const SHOWN = 40;

const shortened = (name: string): string => (name.length > SHOWN ? `${name.slice(0, SHOWN)}…` : name);

/** Texts that are longer than they may be: they are not cut while somebody writes (product.md §651). */
const lengthProblems = <F extends PlainFields>(
  fields: F,
  values: { [name in keyof F]?: unknown },
  { path, name }: { path: '' | `${string}.`; name: string },
): Problem[] =>
  Object.entries(fields).flatMap(([field, facts]): Problem[] => {
    const text = values[field];
    if (facts.kind !== 'text' || typeof text !== 'string' || text.trim().length <= facts.max) return [];
    return [{ field: `${path}${field}` as Path<MenuDraft>, text: 'tooLong', name: shortened(name.trim()) }];
  });

/** A diet that what else is declared contradicts (product.md §414). */
const dietProblems = (item: ItemDraft, path: ItemPath): Problem[] =>
  wrongDiets(item).length > 0 ? [{ field: `${path}.diets`, text: 'diets', name: item.name.trim() }] : [];

/** When something is served is not said whole, or cannot be (product.md §460). */
const scheduleProblems = (
  { schedule }: Pick<MenuDraft, 'schedule'>,
  field: Extract<Path<MenuDraft>, `${string}schedule`>,
  name: string,
): Problem[] => (isWrongSchedule(schedule) ? [{ field, text: 'schedule', name: name.trim() }] : []);

const priceProblems = (item: ItemDraft, path: ItemPath): Problem[] => {
  const problems: Problem[] = [];
  for (const [currency, text] of Object.entries(item.prices)) {
    const price = readPrice(text);
    const field = `${path}.prices.${currency}` as Path<MenuDraft>;
    if (!isPrice(text)) problems.push({ field, text: 'priceText', name: item.name.trim() });
    else if (price < 0 || toMinor(price) > LIMITS.priceMinor)
      problems.push({ field, text: price < 0 ? 'price' : 'priceLimit', name: item.name.trim() });
    else if (hasTooManyDecimals(text, currency))
      problems.push({ field, text: 'priceDecimals', name: item.name.trim() });
  }
  // A euro price that follows another one is as wrong as that: there is one thing to correct, where it was typed.
  const typed = problems.filter(({ field }) => field !== `${path}.prices.EUR`);
  return item.isEuroConverted && typed.length > 0 ? typed : problems;
};

const itemProblems = (item: ItemDraft, path: ItemPath, section: string | undefined): Problem[] => {
  const problems: Problem[] = [];
  if (item.name.trim() === '')
    problems.push({
      field: `${path}.name`,
      text: section === undefined ? 'otherName' : 'itemName',
      name: section ?? '',
    });
  return [
    ...problems,
    ...lengthProblems(ITEM_FIELDS, item, { path: `${path}.`, name: item.name }),
    ...priceProblems(item, path),
    ...dietProblems(item, path),
    ...scheduleProblems(item, `${path}.schedule`, item.name),
  ];
};

/** What keeps a menu from being saved (product.md §18), in the order it stands. */
export const menuProblems = (draft: MenuDraft): Problem[] => [
  ...(draft.title.trim() === '' ? [{ field: 'title', text: 'title', name: '' } as const] : []),
  ...lengthProblems(MENU_FIELDS, draft, { path: '', name: draft.title }),
  ...scheduleProblems(draft, 'schedule', draft.title),
  ...draft.sections.flatMap((section, index) => [
    ...(section.title.trim() === ''
      ? [{ field: `sections.${index}.title`, text: 'sectionTitle', name: String(index + 1) } as const]
      : []),
    ...lengthProblems(SECTION_FIELDS, section, { path: `sections.${index}.`, name: section.title }),
    ...scheduleProblems(section, `sections.${index}.schedule`, section.title),
    ...section.items.flatMap((item, at) =>
      itemProblems(item, `sections.${index}.items.${at}`, section.title.trim() || String(index + 1)),
    ),
  ]),
  ...draft.items.flatMap((item, at) => itemProblems(item, `items.${at}`, undefined)),
];

/** Where a problem is: the part of the menu, and the item in it (product.md §18). */
export const placeOf = (
  { field }: Problem,
  ids: readonly string[],
): { part: string; item: number | undefined } => {
  const [area, first, , second] = field.split('.');
  if (area === 'sections')
    return { part: ids[Number(first)] ?? 'details', item: second === undefined ? undefined : Number(second) };
  return area === 'items' ? { part: 'others', item: Number(first) } : { part: 'details', item: undefined };
};
