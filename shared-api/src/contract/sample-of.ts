import { z } from 'zod';

const STAMP = '2026-11-20T12:12:00.000Z';

const sampleValue = (schema: z.core.$ZodType): unknown => {
  if (schema instanceof z.ZodObject) {
    const required = Object.entries(schema.shape).filter(([, field]) => !(field instanceof z.ZodOptional));
    return Object.fromEntries(required.map(([name, field]) => [name, sampleValue(field)]));
  }
  if (schema instanceof z.ZodNullable) return null;
  if (schema instanceof z.ZodArray) return [];
  if (schema instanceof z.ZodRecord) return {};
  if (schema instanceof z.ZodLiteral) return [...schema.values][0];
  if (schema instanceof z.ZodEnum) return schema.options[0];
  if (schema instanceof z.ZodBoolean) return false;
  if (schema instanceof z.ZodNumber) return 0;
  if (schema instanceof z.ZodISODateTime) return STAMP;
  if (schema instanceof z.ZodUUID) return '00000000-0000-4000-8000-000000000000';
  if (schema instanceof z.ZodString) return '';
  throw new Error(`A sample of ${schema._zod.def.type} has to be given.`);
};

/**
 * An answer for tests and examples: what `given` does not say is empty, none, zero or the first code. A field that is
 * added to the schema is in all samples.
 */
export const sampleOf = <S extends z.ZodObject>(
  schema: S,
  given: Partial<z.output<S>> = {},
): z.output<S> => ({ ...(sampleValue(schema) as z.output<S>), ...given });
