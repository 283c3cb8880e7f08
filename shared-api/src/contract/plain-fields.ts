import { orderedSchedule, type Schedule } from './menus/schedules.ts';

/** Text that is trimmed, of at most `max` characters; empty where it may be left out. */
interface TextField {
  kind: 'text';
  max: number;
  isRequired: boolean;
  /** How it is written; free text where absent. A `line` has no line breaks, `visible` text is empty or can be seen. */
  format?: TextFormat;
}

/** How text of a field is written: `nipt` and `city` have a normal spelling. */
export type TextFormat = 'line' | 'phone' | 'visible' | 'city' | 'nipt';

/** Yes or no. */
interface FlagField {
  kind: 'flag';
  /** What counts where nothing is said. */
  initial: boolean;
}

/** A whole number within bounds, or null for none. */
interface NumberField {
  kind: 'number';
  min: number;
  max: number;
}

/** A code of a list, or null for none. */
interface CodeField<C extends string> {
  kind: 'code';
  codes: readonly C[];
}

/** An answer to each of some codes, absent where nothing is declared. It is read and written as a whole. */
interface DeclaredField<C extends string, A extends string> {
  kind: 'declared';
  codes: readonly C[];
  answers: readonly A[];
}

/** When something is served, or null for always. It is read and written as a whole. */
interface ScheduleField {
  kind: 'schedule';
}

/** Other items of the same menu by their ids, the first one first. It is read and written as a whole. */
interface ItemsField {
  kind: 'items';
  max: number;
}

/**
 * Fields that are one column each and read the same in rows, requests, answers and forms. What is declared here is not
 * named again in between: schemas, columns, rows, comparisons and drafts follow.
 */
export type PlainFields = Readonly<
  Record<
    string,
    | TextField
    | FlagField
    | NumberField
    | CodeField<string>
    | DeclaredField<string, string>
    | ScheduleField
    | ItemsField
  >
>;

/** What one such field holds. */
export type PlainValue<F> = F extends TextField
  ? string
  : F extends FlagField
    ? boolean
    : F extends NumberField
      ? number | null
      : F extends CodeField<infer C>
        ? C | null
        : F extends DeclaredField<infer C, infer A>
          ? Partial<Record<C, A>>
          : F extends ScheduleField
            ? Schedule | null
            : F extends ItemsField
              ? string[]
              : never;

/** What such fields hold, by their names. */
export type PlainValues<F extends PlainFields> = { -readonly [K in keyof F]: PlainValue<F[K]> };

/** The names of some fields, in the order in which they are declared. */
export const namesOf = <F extends PlainFields>(fields: F): (keyof F & string)[] => Object.keys(fields);

const initialOf = (field: PlainFields[string]): string | boolean | object | null => {
  if (field.kind === 'flag') return field.initial;
  if (field.kind === 'declared') return {};
  if (field.kind === 'items') return [];
  return field.kind === 'text' ? '' : null;
};

/** What fields hold where nothing was said: empty text, the initial answer, no number, no code, nothing declared, always, no items. */
export const initialValues = <F extends PlainFields>(fields: F): PlainValues<F> =>
  Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [name, initialOf(field)]),
  ) as PlainValues<F>;

/** What is declared in the order of its codes, so that it can be compared as text; databases keep another order. */
const inOrderOf = (codes: readonly string[], declared: Readonly<Record<string, unknown>>): object =>
  Object.fromEntries(codes.flatMap((code) => (declared[code] === undefined ? [] : [[code, declared[code]]])));

const plainValue = (field: PlainFields[string] | undefined, value: unknown): unknown => {
  if (field?.kind === 'declared' && value)
    return inOrderOf(field.codes, value as Readonly<Record<string, unknown>>);
  // Drafts and answers of before there were schedules have none.
  if (field?.kind === 'schedule') return value ? orderedSchedule(value as Schedule) : null;
  // The same of items.
  return field?.kind === 'items' ? (value ?? []) : value;
};

/** These fields of something that carries more. */
export const plainValues = <F extends PlainFields>(fields: F, from: PlainValues<F>): PlainValues<F> =>
  Object.fromEntries(
    namesOf(fields).map((name) => [name, plainValue(fields[name], from[name])]),
  ) as PlainValues<F>;

/** The same with outer white space removed from text, as it is sent and compared. */
export const trimmedValues = <F extends PlainFields>(fields: F, from: PlainValues<F>): PlainValues<F> =>
  Object.fromEntries(
    namesOf(fields).map((name) => {
      const value: unknown = from[name];
      return [name, typeof value === 'string' ? value.trim() : plainValue(fields[name], value)];
    }),
  ) as PlainValues<F>;

/** Some of these fields, by other names. */
export const renamed = <F extends PlainFields, N extends Record<string, keyof F>>(fields: F, names: N) =>
  Object.fromEntries(Object.entries(names).map(([name, field]) => [name, fields[field]])) as {
    [K in keyof N]: F[N[K]];
  };

/** A change of fields: what it leaves out stays, and null empties. */
export type PlainChange<F extends PlainFields> = { [K in keyof F]?: PlainValue<F[K]> | null | undefined };

/** The fields that a change names, with what they hold after it. */
export const givenValues = <F extends PlainFields>(
  fields: F,
  change: PlainChange<F>,
): Partial<PlainValues<F>> => {
  const initial = initialValues(fields);
  const given = namesOf(fields).filter((name) => change[name] !== undefined);
  return Object.fromEntries(given.map((name) => [name, change[name] ?? initial[name]])) as Partial<
    PlainValues<F>
  >;
};

/**
 * What fields hold after a change.
 * @param stored undefined for what comes with the change
 */
export const changedValues = <F extends PlainFields>(
  fields: F,
  stored: PlainValues<F> | undefined,
  change: PlainChange<F>,
): PlainValues<F> => ({
  ...(stored ? plainValues(fields, stored) : initialValues(fields)),
  ...givenValues(fields, change),
});
