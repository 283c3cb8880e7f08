import { OpenAPIRegistry, OpenApiGeneratorV31 } from '@asteasolutions/zod-to-openapi';
import { type CallDefinition, errorBody } from '@tavolina/shared-api/contract';
import { z } from 'zod';
import type { Area } from './call-example.ts';
import { DESCRIBED_CALLS, type DescribedCall, type Example } from './example-of.ts';
import { failuresOf } from './failures-of.ts';

const TAGS: Readonly<Record<Area, string>> = {
  identity: 'Accounts, sessions and profiles of owners',
  businesses: 'The businesses of a person',
  supportViews: 'When support viewed a place',
  availability: 'When and how places take orders',
  fulfilment: 'Tables of places, and times for which orders are placed',
  readyScreen: 'The screen that tells guests which orders are ready',
  security: 'Where an account is signed in, and the second step of its login',
  discovery: 'Finding places and menus',
  places: 'Places that somebody names',
  menus: 'Menus, their sections and their items',
  stock: 'How many of items and options are left',
  priceChanges: 'Prices that come on a day',
  menuFiles: 'Menus as files, and from files',
  orders: 'Orders, by diners and by businesses',
  subscriptions: 'Plans of businesses',
  payments: 'Card payments',
  push: 'Pushes to devices of owners and diners',
  integrations: 'Keys of places for their tills',
  webhooks: 'Addresses of tills that are told of changes',
  printers: 'Printers that ask for tickets',
  reviews: 'What owners do with reviews of their place',
  contact: 'Writing to the team',
  health: 'Whether a process is well',
  platform: 'Releases of shell and remotes, by teams',
  operators: 'What operators look at, and decide',
};

const CONTENT_TYPE = {
  json: 'application/json',
  form: 'application/x-www-form-urlencoded',
  multipart: 'multipart/form-data',
};

const ONE_FILE = {
  type: 'object' as const,
  required: ['file'],
  properties: { file: { type: 'string' as const, format: 'binary' } },
};

/** The same parameters, each with its example. */
const withExamples = (part: z.ZodObject, values: Readonly<Record<string, unknown>> = {}): z.ZodObject =>
  z.object(
    Object.fromEntries(
      Object.entries<z.ZodType>(part.shape).map(([name, field]) => [
        name,
        name in values ? field.meta({ ...field.meta(), param: { example: values[name] } }) : field,
      ]),
    ),
  );

const requestOf = (
  { params, query, headers, body, bodyEncoding = 'json' }: CallDefinition,
  example: Example,
) => {
  const schema = bodyEncoding === 'multipart' ? ONE_FILE : body;
  const content = schema && { [CONTENT_TYPE[bodyEncoding]]: { schema, example: example.body } };
  return {
    ...(params ? { params: withExamples(params, example.params) } : {}),
    ...(query ? { query: withExamples(query, example.query) } : {}),
    ...(headers ? { headers: withExamples(headers, example.headers) } : {}),
    ...(content ? { body: { content, required: true } } : {}),
  };
};

const successOf = ({ summary, success }: CallDefinition, { answer }: Example) => {
  const { status, schema, stream, text = 'application/json' } = success;
  const content = schema && { [stream ? 'text/event-stream' : text]: { schema, example: answer } };
  return { [status]: { description: summary, ...(content ? { content } : {}) } };
};

const securityOf = ({ access }: CallDefinition) => {
  if (access === 'public') return {};
  if (access === 'team') return { security: [{ team: [] }] };
  return { security: [{ bearer: [] }, ...(access === 'bearer' ? [] : [{}])] };
};

const operationIdOf = ({ area, name }: DescribedCall): string =>
  area + name.charAt(0).toUpperCase() + name.slice(1);

/** Marks a call that is to go; `x-sunset` is its last day (product.md §680). */
const endOf = ({ deprecated }: CallDefinition) =>
  deprecated
    ? {
        deprecated: true,
        'x-sunset': deprecated.until,
        ...(deprecated.instead ? { 'x-instead': deprecated.instead } : {}),
      }
    : {};

/** The OpenAPI document of the registered calls. Slow to build, so it is built on the first request. */
export const openApiDocument = (served: readonly CallDefinition[], apiBaseUrl: string): object => {
  const registry = new OpenAPIRegistry();
  registry.registerComponent('securitySchemes', 'bearer', { type: 'http', scheme: 'bearer' });
  registry.registerComponent('securitySchemes', 'team', {
    type: 'http',
    scheme: 'bearer',
    description: 'A token of a team or an operator of the release platform.',
  });
  const { $schema: _, ...failure } = z.toJSONSchema(errorBody, { io: 'input' });
  const { ref } = registry.registerComponent('schemas', 'Failure', failure as object);
  for (const described of DESCRIBED_CALLS.filter(({ call }) => served.includes(call))) {
    const { call, area, example } = described;
    registry.registerPath({
      method: call.method.toLowerCase() as 'get',
      path: call.path,
      operationId: operationIdOf(described),
      tags: [area],
      summary: call.summary,
      ...(example.description ? { description: example.description } : {}),
      ...endOf(call),
      ...securityOf(call),
      request: requestOf(call, example),
      responses: { ...successOf(call, example), ...failuresOf(call, example.failure, ref) },
    });
  }
  return new OpenApiGeneratorV31(registry.definitions).generateDocument({
    openapi: '3.1.0',
    info: {
      title: 'Tavolina',
      version: '1.0.0',
      description:
        'Restaurants, digital menus and online orders in Albania. Every address works with and without a slash at its end. Failures are sentences in the language of `Accept-Language` (Albanian, English) beside a stable `code`.',
    },
    servers: [{ url: apiBaseUrl }],
    tags: Object.entries(TAGS).map(([name, description]) => ({ name, description })),
  });
};
