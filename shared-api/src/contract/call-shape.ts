import { z } from 'zod';
import type { CallDefinition } from './call.ts';
import { calls } from './calls.ts';
import type { Deprecation } from './deprecation.ts';

/**
 * The shape of a value: the part of JSON Schema that decides whether two versions of a call are compatible.
 */
export interface Shape {
  type?: string | string[] | undefined;
  properties?: Record<string, Shape> | undefined;
  required?: string[] | undefined;
  items?: Shape | undefined;
  additionalProperties?: Shape | undefined;
  anyOf?: Shape[] | undefined;
  oneOf?: Shape[] | undefined;
  enum?: unknown[] | undefined;
  const?: unknown;
  maxLength?: number | undefined;
  minLength?: number | undefined;
  maximum?: number | undefined;
  minimum?: number | undefined;
  maxItems?: number | undefined;
  minItems?: number | undefined;
}

/** Shapes of a call's request and response. */
export interface CallShape {
  /** Fields by their location: `params.id`, `query.limit`, `headers.if-match`, `body`. */
  takes: Shape;
  answers: Shape;
}

const KEPT: ReadonlySet<string> = new Set<keyof Shape>([
  'type',
  'properties',
  'required',
  'items',
  'additionalProperties',
  'anyOf',
  'oneOf',
  'enum',
  'const',
  'maxLength',
  'minLength',
  'maximum',
  'minimum',
  'maxItems',
  'minItems',
]);

const shapeOf = (schema: z.ZodType, io: 'input' | 'output'): Shape => {
  const { $schema: _, ...shape } = z.toJSONSchema(schema, {
    io,
    unrepresentable: 'any',
    override: ({ jsonSchema }) => {
      // `additionalProperties: false` does not affect compatibility.
      for (const [name, value] of Object.entries(jsonSchema))
        if (!KEPT.has(name) || value === false) Reflect.deleteProperty(jsonSchema, name);
    },
  });
  return shape as Shape;
};

const PLACES = ['params', 'query', 'headers'] as const;

const takenBy = (call: CallDefinition): Shape => {
  const properties: Record<string, Shape> = {};
  const required: string[] = [];
  for (const place of PLACES) {
    const shape: Shape = call[place] ? shapeOf(call[place], 'input') : {};
    for (const [name, field] of Object.entries(shape.properties ?? {}))
      properties[`${place}.${name}`] = field;
    required.push(...(shape.required ?? []).map((name) => `${place}.${name}`));
  }
  if (call.body) {
    properties.body = shapeOf(call.body, 'input');
    if (!call.body.safeParse(undefined).success) required.push('body');
  }
  return { type: 'object', properties, required };
};

/** Every call by its name, `METHOD /path`. */
export const callsByName = (): Map<string, CallDefinition> =>
  new Map(
    Object.values(calls).flatMap((area) =>
      Object.values<CallDefinition>(area).map((call) => [`${call.method} ${call.path}`, call] as const),
    ),
  );

/** Request and response shapes of every call, by name. */
export const callShapes = (): Record<string, CallShape> =>
  Object.fromEntries(
    [...callsByName()].map(([name, call]) => [
      name,
      {
        takes: takenBy(call),
        answers: call.success.schema ? shapeOf(call.success.schema, 'output') : {},
      },
    ]),
  );

/** The calls that are to go, by name, with their last day (product.md §680). */
export const deprecatedCalls = (): Record<string, Deprecation> =>
  Object.fromEntries(
    [...callsByName()].flatMap(([name, { deprecated }]) => (deprecated ? [[name, deprecated]] : [])),
  );
