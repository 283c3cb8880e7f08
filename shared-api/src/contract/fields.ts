import { z } from 'zod';
import { PHONE_PATTERN } from './field-patterns.ts';
import { LIMITS } from './limits.ts';
import { hasMoreThanCents } from './money.ts';

/** PostgreSQL cannot store NUL, and a lone surrogate cannot be encoded. */
const storable = (value: string) => !value.includes('\u0000') && value.isWellFormed();

/** Whether anything of a text can be seen: signs without a shape alone are as good as nothing. */
const isVisible = (value: string) => /[^\p{Cf}\p{Z}\s]/u.test(value);

/**
 * A text without the signs that embed, override or isolate a direction (product.md §83): telephones put them around what is
 * copied, and left open they turn the words that follow.
 */
const withoutDirections = (value: string) => value.replace(/[\u202a-\u202e\u2066-\u2069]/g, '');

const written = () => z.string().overwrite(withoutDirections).trim();

/** Text of at most `max` characters as it came: somebody else's ids and addresses. */
export const verbatim = (max: number) => z.string().max(max).refine(storable, { error: 'unstorable' });

/** Free text of at most `max` characters, outer white space removed. */
export const text = (max: number) => written().max(max).refine(storable, { error: 'unstorable' });

/** Free text that may be empty, but not look so while something is there. */
export const seenText = (max: number) =>
  text(max).refine((value) => value === '' || isVisible(value), { error: 'required' });

/** Free text, and empty where nothing of it can be seen. */
export const visibleText = (max: number) => text(max).transform((value) => (isVisible(value) ? value : ''));

/** Free text that may not be empty. */
export const requiredText = (max: number) =>
  written()
    .min(1)
    .max(max)
    .refine(storable, { error: 'unstorable' })
    .refine((value) => value === '' || isVisible(value), { error: 'required' });

/** Text on one line: names, subjects, phone numbers. Line breaks would let a mail header be forged. */
export const requiredLine = (max: number) =>
  requiredText(max).refine((value) => !/[\r\n]/.test(value), { error: 'single_line' });

/** An e-mail address of at most 254 characters, outer white space removed. */
export const email = written().max(LIMITS.email).pipe(z.email());
/** A telephone number as it was written: one line of at most 32 characters, six digits or more among them. */
export const phone = requiredLine(LIMITS.phone).refine((value) => PHONE_PATTERN.test(value), {
  error: 'phone',
});

/** Used byte for byte: never trimmed, never cut. */
export const newPassword = z
  .string()
  .min(LIMITS.password.min)
  .max(LIMITS.password.max)
  .refine(storable, { error: 'unstorable' });
/** A password to compare with the stored one, byte for byte; the rules for new ones do not concern it. */
export const presentPassword = z.string().min(1).max(1_024);

/** In small letters, as it is stored and compared, whatever letters it came in. */
export const id = z.uuid().toLowerCase();

const twoDecimals = (value: unknown): boolean => !hasMoreThanCents(value);

/** Decimal amount with at most two places, as JSON carries it (product.md §105). */
export const amount = z.number().min(0).refine(twoDecimals, { error: 'two_decimals' });

const looseNumber = z
  .union([z.number(), z.string(), z.null()])
  .optional()
  .refine(twoDecimals, { error: 'two_decimals' });
const price = z
  .number()
  .min(0)
  .max(LIMITS.priceMinor / 100);

const readPrice = (value: number | string | null | undefined): number => {
  const parsed = typeof value === 'string' ? Number(value.replace(',', '.')) : Number(value ?? 0);
  return Number.isFinite(parsed) ? parsed : 0;
};

/** A price as forms send it: a number, or text that may hold one, with at most two decimals; anything else counts as 0. */
export const lenientPrice = looseNumber.transform(readPrice).pipe(price);

/** The same where leaving it out, or null, leaves the price as it is. */
export const changedPrice = looseNumber
  .transform((value) => (value === undefined || value === null ? undefined : readPrice(value)))
  .pipe(price.optional());

/** An id inside a form: absent, null and empty mean that there is none yet; numbers are read as text. */
export const formId = z
  .union([z.string().max(64), z.number()])
  .nullish()
  .transform((value) => (value === null || value === undefined || value === '' ? undefined : String(value)));

/** A moment in ISO 8601 with its offset or `Z`, e.g. `2026-11-20T12:42:00.000Z`. */
export const timestamp = z.iso.datetime({ offset: true });

/** A calendar day; the year 0, which PostgreSQL does not know, is none. */
export const day = z.iso.date().refine((value) => !value.startsWith('0000'));

/** A value that need not be there; empty means absent, as forms send what nobody chose. */
export const orEmpty = <T extends z.ZodType>(schema: T) =>
  z
    .literal('')
    .transform(() => undefined)
    .or(schema)
    .optional();

/** A whole number; the bounds are checked first, so that a number too large for any computer names them. */
export const wholeNumber = (min: number, max: number) => z.number().min(min).max(max).int();

/** A number that arrives in a query string. */
export const queryNumber = (min: number, max: number) =>
  orEmpty(z.coerce.number<number | string>().min(min).max(max));

/** A price that arrives in a query string, with at most two decimals. */
export const queryPrice = orEmpty(
  z.coerce
    .number<number | string>()
    .min(0)
    .max(LIMITS.priceMinor / 100)
    .refine(twoDecimals, { error: 'two_decimals' }),
);

/** A whole number that arrives in a query string, and what counts where there is none. */
export const queryInteger = (min: number, max: number, otherwise: number) =>
  orEmpty(z.coerce.number<number | string>().min(min).max(max).int())
    .default(otherwise)
    .transform((value) => value ?? otherwise);

/** A flag that arrives in a query string. */
export const queryFlag = z
  .enum(['true', 'false', '1', '0', ''])
  .optional()
  .transform((value) => value === 'true' || value === '1');
