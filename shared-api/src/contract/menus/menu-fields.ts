import { ALLERGEN_ANSWERS, ALLERGENS } from '../codes/allergens.ts';
import { CATEGORIES } from '../codes/categories.ts';
import { CUISINE_TYPES } from '../codes/cuisines.ts';
import { DIET_ANSWERS, DIETS } from '../codes/diets.ts';
import { PRICE_RANGES } from '../codes/price-ranges.ts';
import { LIMITS } from '../limits.ts';
import type { PlainFields, PlainValues } from '../plain-fields.ts';

/** When menus, sections and items are served (product.md §459). */
const SCHEDULE_FIELDS = { schedule: { kind: 'schedule' } } as const satisfies PlainFields;

/** Fields of a menu itself (product.md §18). */
export const MENU_FIELDS = {
  title: { kind: 'text', max: LIMITS.title, isRequired: true },
  description: { kind: 'text', max: LIMITS.description, isRequired: false },
  cuisine_type: { kind: 'code', codes: CUISINE_TYPES },
  category: { kind: 'code', codes: CATEGORIES },
  price_range: { kind: 'code', codes: PRICE_RANGES },
  ...SCHEDULE_FIELDS,
} as const satisfies PlainFields;

/** Fields of a section; diners see it only while `display` is true (product.md §15). */
export const SECTION_FIELDS = {
  title: { kind: 'text', max: LIMITS.title, isRequired: true },
  description: { kind: 'text', max: LIMITS.description, isRequired: false },
  display: { kind: 'flag', initial: true },
  ...SCHEDULE_FIELDS,
} as const satisfies PlainFields;

/** What items and options declare of allergens and diets (product.md §413). */
const DECLARED_FIELDS = {
  allergens: { kind: 'declared', codes: ALLERGENS, answers: ALLERGEN_ANSWERS },
  diets: { kind: 'declared', codes: DIETS, answers: DIET_ANSWERS },
} as const satisfies PlainFields;

/**
 * Fields of an item, beside its prices, its picture and its place (product.md §18). They are the columns of a menu's
 * table too (§75).
 */
export const ITEM_FIELDS = {
  name: { kind: 'text', max: LIMITS.title, isRequired: true },
  description: { kind: 'text', max: LIMITS.description, isRequired: false },
  /** How much it is, as the menu says it: 350 g, 0.5 l, for two (product.md §412). */
  portion: { kind: 'text', max: LIMITS.portion, isRequired: false },
  /** What the menu says; an item may be sold out for a while besides. */
  available: { kind: 'flag', initial: true },
  /** Minutes of the kitchen's work for one portion (product.md §312). */
  work_minutes: { kind: 'number', min: 1, max: LIMITS.workMinutes },
  ...DECLARED_FIELDS,
  ...SCHEDULE_FIELDS,
  /** Other items of the menu that it goes well with (product.md §500). */
  goes_with: { kind: 'items', max: LIMITS.goesWith },
} as const satisfies PlainFields;

/**
 * Fields of a group of choices, beside its options (product.md §400). Without a number none has to be
 * chosen, as many as there are can be, and none is free.
 */
export const GROUP_FIELDS = {
  name: { kind: 'text', max: LIMITS.title, isRequired: true },
  min_choices: { kind: 'number', min: 1, max: LIMITS.groupOptions },
  max_choices: { kind: 'number', min: 1, max: LIMITS.groupOptions },
  /** How many of those that are chosen cost nothing (product.md §402). */
  free_choices: { kind: 'number', min: 1, max: LIMITS.groupOptions },
} as const satisfies PlainFields;

/** Fields of an option of a group, beside its prices. */
export const OPTION_FIELDS = {
  name: { kind: 'text', max: LIMITS.title, isRequired: true },
  /** What the menu says; an option may be sold out for a while besides. */
  available: { kind: 'flag', initial: true },
  /** Whether it is chosen where nobody chooses. */
  is_default: { kind: 'flag', initial: false },
  ...DECLARED_FIELDS,
} as const satisfies PlainFields;

/** What `GROUP_FIELDS` hold. */
export type GroupValues = PlainValues<typeof GROUP_FIELDS>;
/** What `OPTION_FIELDS` hold. */
export type OptionValues = PlainValues<typeof OPTION_FIELDS>;
/** What `MENU_FIELDS` hold. */
export type MenuValues = PlainValues<typeof MENU_FIELDS>;
/** What `SECTION_FIELDS` hold. */
export type SectionValues = PlainValues<typeof SECTION_FIELDS>;
/** What `ITEM_FIELDS` hold. */
export type ItemValues = PlainValues<typeof ITEM_FIELDS>;
