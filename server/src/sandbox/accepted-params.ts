import { z } from 'zod';

/**
 * Fields that Stripe's own types name, of values these types allow. The compiler refuses any other, so that the sandbox
 * cannot take a request that Stripe would not.
 */
type FieldsOf<P, S> = { [K in keyof S]: K extends keyof P ? z.ZodType<P[K] | undefined> : never };

/** Makes the schema of a request's parameters `P`, as the installed `stripe` package types them; others are refused. */
export const accepts =
  <P extends object>() =>
  <S extends z.ZodRawShape & FieldsOf<P, S>>(shape: S) =>
    z.strictObject(shape as z.ZodRawShape) as unknown as z.ZodObject<S>;

/** A whole number in a form. */
export const whole = z.coerce.number<string>().int();

/** A flag in a form. */
export const flag = z.enum(['true', 'false']).transform((value) => value === 'true');

/** Names and values of the caller's own. */
export const metadata = z.record(z.string(), z.string());
