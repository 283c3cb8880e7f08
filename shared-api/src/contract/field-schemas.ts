import { z } from 'zod';
import { cityName } from './city-names.ts';
import { readNipt } from './field-patterns.ts';
import { id, phone, requiredLine, requiredText, seenText, text, visibleText } from './fields.ts';
import { LIMITS } from './limits.ts';
import { schedule, writtenSchedule } from './menus/schedule-schemas.ts';
import type { PlainFields, TextFormat } from './plain-fields.ts';

type Written = z.ZodType<string, string>;

const FORMATS: Record<TextFormat, (max: number) => Written> = {
  line: requiredLine,
  phone: () => phone,
  visible: seenText,
  city: (max) => seenText(max).transform(cityName),
  nipt: (max) => seenText(max).transform(readNipt),
};

const readCode = <C extends string>(codes: readonly C[]) => z.enum(codes).nullable();

/** Text that may be left out; null is none, too. */
const optionalText = (schema: Written) => schema.nullish().transform((value) => value ?? '');
/** A code of a list, or none: null, or empty as a form sends what nobody chose. */
const optionalCode = <C extends string>(codes: readonly C[]) =>
  z
    .enum(codes)
    .or(z.literal('').transform(() => null))
    .nullish();
/** A whole number, or none. */
const optionalNumber = ({ min, max }: Bounds) => z.int().min(min).max(max).nullable();
const declared = <C extends string, A extends string>(field: Declared<C, A>) =>
  z.partialRecord(z.enum(field.codes), z.enum(field.answers));
/** Null declares nothing. */
const newDeclared = <C extends string, A extends string>(field: Declared<C, A>) =>
  declared(field)
    .nullish()
    .transform((value) => value ?? ({} as Partial<Record<C, A>>));
const changedDeclared = <C extends string, A extends string>(field: Declared<C, A>) =>
  declared(field).nullish();
const readSchedule = () => schedule.nullable();
const newSchedule = () => writtenSchedule.nullish().transform((value) => value ?? null);
const changedSchedule = () => writtenSchedule.nullish();
/** Requests may name new items by what they call them. */
const named = ({ max }: Items) => z.array(z.string().min(1).max(LIMITS.ref)).max(max);
const readItems = () => z.array(id);
const newItems = (field: Items) =>
  named(field)
    .nullish()
    .transform((value) => value ?? []);
const changedItems = (field: Items) => named(field).nullish();
const flagWith = (initial: boolean) => z.boolean().optional().default(initial);
const newNumber = (field: Bounds) => optionalNumber(field).optional().default(null);

/** Empty where nothing of it can be seen, so that who reads it can say where it is missing. */
const changedRequired = (max: number) => visibleText(max).optional();
const changedText = (max: number) => text(max).nullish();
const changedFormat = (schema: Written) => schema.optional();
const changedNumber = (field: Bounds) => optionalNumber(field).optional();
const changedFlag = () => z.boolean().optional();

type Field = PlainFields[string];
type Text = { kind: 'text' };
type Required = { kind: 'text'; isRequired: true };
type Formatted = { kind: 'text'; format: TextFormat };
type Flag = { kind: 'flag' };
type Bounds = { kind: 'number'; min: number; max: number };
type Code<C extends string> = { kind: 'code'; codes: readonly C[] };
type Declared<C extends string, A extends string> = {
  kind: 'declared';
  codes: readonly C[];
  answers: readonly A[];
};
type Scheduled = { kind: 'schedule' };
type Items = { kind: 'items'; max: number };

type ReadSchema<F> = F extends Text
  ? z.ZodString
  : F extends Flag
    ? z.ZodBoolean
    : F extends Bounds
      ? ReturnType<typeof optionalNumber>
      : F extends Code<infer C>
        ? ReturnType<typeof readCode<C>>
        : F extends Declared<infer C, infer A>
          ? ReturnType<typeof declared<C, A>>
          : F extends Scheduled
            ? ReturnType<typeof readSchedule>
            : F extends Items
              ? ReturnType<typeof readItems>
              : never;
type CreateSchema<F> = F extends Required
  ? Written
  : F extends Text
    ? ReturnType<typeof optionalText>
    : F extends Flag
      ? ReturnType<typeof flagWith>
      : F extends Bounds
        ? ReturnType<typeof newNumber>
        : F extends Code<infer C>
          ? ReturnType<typeof optionalCode<C>>
          : F extends Declared<infer C, infer A>
            ? ReturnType<typeof newDeclared<C, A>>
            : F extends Scheduled
              ? ReturnType<typeof newSchedule>
              : F extends Items
                ? ReturnType<typeof newItems>
                : never;
type EditSchema<F> = F extends Formatted
  ? ReturnType<typeof changedFormat>
  : F extends Required
    ? ReturnType<typeof changedRequired>
    : F extends Text
      ? ReturnType<typeof changedText>
      : F extends Flag
        ? ReturnType<typeof changedFlag>
        : F extends Bounds
          ? ReturnType<typeof changedNumber>
          : F extends Code<infer C>
            ? ReturnType<typeof optionalCode<C>>
            : F extends Declared<infer C, infer A>
              ? ReturnType<typeof changedDeclared<C, A>>
              : F extends Scheduled
                ? ReturnType<typeof changedSchedule>
                : F extends Items
                  ? ReturnType<typeof changedItems>
                  : never;

const readSchema = (field: Field) => {
  if (field.kind === 'code') return readCode(field.codes);
  if (field.kind === 'number') return optionalNumber(field);
  if (field.kind === 'declared') return declared(field);
  if (field.kind === 'schedule') return readSchedule();
  if (field.kind === 'items') return readItems();
  return field.kind === 'flag' ? z.boolean() : z.string();
};

const createSchema = (field: Field) => {
  if (field.kind === 'code') return optionalCode(field.codes);
  if (field.kind === 'flag') return flagWith(field.initial);
  if (field.kind === 'number') return newNumber(field);
  if (field.kind === 'declared') return newDeclared(field);
  if (field.kind === 'schedule') return newSchedule();
  if (field.kind === 'items') return newItems(field);
  const { max, format, isRequired } = field;
  if (isRequired) return format ? FORMATS[format](max) : requiredText(max);
  return optionalText(format ? FORMATS[format](max) : text(max));
};

const editSchema = (field: Field) => {
  if (field.kind === 'code') return optionalCode(field.codes);
  if (field.kind === 'flag') return changedFlag();
  if (field.kind === 'number') return changedNumber(field);
  if (field.kind === 'declared') return changedDeclared(field);
  if (field.kind === 'schedule') return changedSchedule();
  if (field.kind === 'items') return changedItems(field);
  if (field.format) return changedFormat(FORMATS[field.format](field.max));
  return field.isRequired ? changedRequired(field.max) : changedText(field.max);
};

const shapeOf = (fields: PlainFields, schemaOf: (field: Field) => z.ZodType): unknown =>
  Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, schemaOf(field)]));

/** Fields as answers carry them. */
export const readShape = <F extends PlainFields>(fields: F) =>
  shapeOf(fields, readSchema) as { [K in keyof F]: ReadSchema<F[K]> };

/** Fields of something that a request creates; what may be left out gets its initial value. */
export const createShape = <F extends PlainFields>(fields: F) =>
  shapeOf(fields, createSchema) as { [K in keyof F]: CreateSchema<F[K]> };

/** Fields of something that a request may change: absent ones stay, and null empties. */
export const editShape = <F extends PlainFields>(fields: F) =>
  shapeOf(fields, editSchema) as { [K in keyof F]: EditSchema<F[K]> };
