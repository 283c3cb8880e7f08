import { z } from 'zod';
import { PHONE_PATTERN } from './field-patterns.ts';
import { LIMITS } from './limits.ts';
import { hasMoreThanCents } from './money.ts';

/** PostgreSQL cannot store NUL, and a lone surrogate cannot be encoded. */
const storable = (value: string) => !value.includes('\u0000') && value.isWellFormed();

/** Whether a text has a visible character. */
const isVisible = (value: string) => /[^\p{Cf}\p{Z}\s]/u.test(value);

/**
 * Removes characters that embed, override or isolate text direction (product.md §83). Phones add them to
 * copied text, and unclosed ones reverse the text that follows.
 */
const withoutDirections = (value: string) => value.replace(/[\u202a-\u202e\u2066-\u2069]/g, '');

/** Of control characters a text has line breaks and tabs; NUL is refused. */
const KEPT_CONTROLS = '\n\r\t\u0000';

/** Puts a space for control characters (product.md §83). Whatever prints the text would take them for orders to it. */
const withoutControls = (value: string) =>
  value.replace(/\p{Cc}/gu, (control) => (KEPT_CONTROLS.includes(control) ? control : ' '));

const written = () => z.string().overwrite(withoutDirections).overwrite(withoutControls).trim();

/** Text of at most `max` characters, unchanged: ids and addresses of other systems. */
export const verbatim = (max: number) => z.string().max(max).refine(storable, { error: 'unstorable' });

/** Free text of at most `max` characters, outer white space removed. */
export const text = (max: number) => written().max(max).refine(storable, { error: 'unstorable' });

/** Free text that is either empty or has a visible character. */
export const seenText = (max: number) =>
  text(max).refine((value) => value === '' || isVisible(value), { error: 'required' });

/** Free text; text without a visible character becomes empty. */
export const visibleText = (max: number) => text(max).transform((value) => (isVisible(value) ? value : ''));

/** Free text that may not be empty. */
export const requiredText = (max: number) =>
  written()
    .min(1)
    .max(max)
    .refine(storable, { error: 'unstorable' })
    .refine((value) => value === '' || isVisible(value), { error: 'required' });

/** Text on one line: names, subjects, phone numbers. Line breaks could forge mail headers. */
export const requiredLine = (max: number) =>
  requiredText(max).refine((value) => !/[\r\n]/.test(value), { error: 'single_line' });

/** An e-mail address of at most 254 characters, outer white space removed. */
export const email = written().max(LIMITS.email).pipe(z.email());
/** A phone number as typed: one line of at most 32 characters with at least six digits. */
export const phone = requiredLine(LIMITS.phone).refine((value) => PHONE_PATTERN.test(value), {
  error: 'phone',
});

/** Used byte for byte: never trimmed or cut. */
export const newPassword = z
  .string()
  .min(LIMITS.password.min)
  .max(LIMITS.password.max)
  .refine(storable, { error: 'unstorable' });
/** A password to compare with the stored one, byte for byte. The rules for new passwords do not apply. */
export const presentPassword = z.string().min(1).max(1_024);

/** Lower case, as ids are stored and compared. */
export const id = z.uuid().toLowerCase();

const twoDecimals = (value: unknown): boolean => !hasMoreThanCents(value);

/** Decimal amount with at most two places, as JSON carries it (product.md §105), below zero where something is cheaper (§402). */
export const amountBeside = z
  .number()
  .min(-LIMITS.priceMinor / 100)
  .max(LIMITS.priceMinor / 100)
  .refine(twoDecimals, { error: 'two_decimals' });

/** The same of what is never below zero, however much. */
export const amount = z.number().min(0).refine(twoDecimals, { error: 'two_decimals' });

const looseNumber = z
  .union([z.number(), z.string(), z.null()])
  .optional()
  .refine(twoDecimals, { error: 'two_decimals' });
const difference = z
  .number()
  .min(-LIMITS.priceMinor / 100)
  .max(LIMITS.priceMinor / 100);
const price = difference.min(0);

const readPrice = (value: number | string | null | undefined): number => {
  const parsed = typeof value === 'string' ? Number(value.replace(',', '.')) : Number(value ?? 0);
  return Number.isFinite(parsed) ? parsed : 0;
};

/**
 * A price from a form: a number, or text with a number, with at most two decimals. Anything else counts as 0: the item
 * has no price (product.md §18, §180).
 */
export const lenientPrice = looseNumber.transform(readPrice).pipe(price);

/** What something costs beside something else, read as a price is; below zero where the whole costs less with it (product.md §402). */
export const lenientDifference = looseNumber.transform(readPrice).pipe(difference);

/** A price, where a missing or null price means no change. */
export const changedPrice = looseNumber
  .transform((value) => (value === undefined || value === null ? undefined : readPrice(value)))
  .pipe(price.optional());

/** An id in a form. Missing, null and empty mean no id; numbers become text. */
export const formId = z
  .union([z.string().max(64), z.number()])
  .nullish()
  .transform((value) => (value === null || value === undefined || value === '' ? undefined : String(value)));

/** An ISO 8601 time with offset or `Z`, for example `2026-11-20T12:42:00.000Z`. */
export const timestamp = z.iso.datetime({ offset: true });

/** A calendar day. Rejects the year 0, which PostgreSQL does not have. */
export const day = z.iso.date().refine((value) => !value.startsWith('0000'));

/** An optional value; empty counts as missing, because forms send empty fields. */
export const orEmpty = <T extends z.ZodType>(schema: T) =>
  z
    .literal('')
    .transform(() => undefined)
    .or(schema)
    .optional();

/** A whole number. Bounds are checked first, so that the error of a huge number names them. */
export const wholeNumber = (min: number, max: number) => z.number().min(min).max(max).int();

/** A number in a query string. */
export const queryNumber = (min: number, max: number) =>
  orEmpty(z.coerce.number<number | string>().min(min).max(max));

/** A price in a query string, with at most two decimals. */
export const queryPrice = orEmpty(
  z.coerce
    .number<number | string>()
    .min(0)
    .max(LIMITS.priceMinor / 100)
    .refine(twoDecimals, { error: 'two_decimals' }),
);

/** A whole number in a query string, with a default. */
export const queryInteger = (min: number, max: number, otherwise: number) =>
  orEmpty(z.coerce.number<number | string>().min(min).max(max).int())
    .default(otherwise)
    .transform((value) => value ?? otherwise);

/** A flag in a query string. */
export const queryFlag = z
  .enum(['true', 'false', '1', '0', ''])
  .optional()
  .transform((value) => value === 'true' || value === '1');
