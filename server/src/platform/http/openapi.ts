import { OpenAPIRegistry, OpenApiGeneratorV31 } from '@asteasolutions/zod-to-openapi';
import {
  type CallDefinition,
  COMMON_ERRORS,
  ERROR_STATUS,
  type ErrorCode,
  errorBody,
} from '@tavolina/shared-api/contract';

const CONTENT_TYPE = {
  json: 'application/json',
  form: 'application/x-www-form-urlencoded',
  multipart: 'multipart/form-data',
};

const successContent = (call: CallDefinition) => {
  const { schema, stream, text = 'application/json' } = call.success;
  return schema ? { content: { [stream ? 'text/event-stream' : text]: { schema } } } : {};
};

const ONE_FILE = {
  type: 'object' as const,
  required: ['file'],
  properties: { file: { type: 'string' as const, format: 'binary' } },
};

const requestBody = ({ body, bodyEncoding = 'json' }: CallDefinition) => {
  const schema = bodyEncoding === 'multipart' ? ONE_FILE : body;
  return schema ? { body: { content: { [CONTENT_TYPE[bodyEncoding]]: { schema } } } } : {};
};

const failures = (codes: readonly ErrorCode[]) => {
  const byStatus = new Map<number, ErrorCode[]>();
  for (const code of codes)
    byStatus.set(ERROR_STATUS[code], [...(byStatus.get(ERROR_STATUS[code]) ?? []), code]);
  return Object.fromEntries(
    [...byStatus].map(([status, names]) => [
      status,
      { description: names.join(', '), content: { 'application/json': { schema: errorBody } } },
    ]),
  );
};

/** The OpenAPI document of the calls that are served. Built once at start. */
export const openApiDocument = (calls: readonly CallDefinition[], apiBaseUrl: string): object => {
  const registry = new OpenAPIRegistry();
  const bearer = registry.registerComponent('securitySchemes', 'bearer', { type: 'http', scheme: 'bearer' });
  for (const call of calls) {
    registry.registerPath({
      method: call.method.toLowerCase() as 'get',
      path: call.path,
      summary: call.summary,
      ...(call.access === 'public'
        ? {}
        : { security: [{ [bearer.name]: [] }, ...(call.access === 'bearer' ? [] : [{}])] }),
      request: {
        ...(call.params ? { params: call.params } : {}),
        ...(call.query ? { query: call.query } : {}),
        ...(call.headers ? { headers: call.headers } : {}),
        ...requestBody(call),
      },
      responses: {
        [call.success.status]: { description: call.summary, ...successContent(call) },
        ...failures([...COMMON_ERRORS, ...call.errors]),
      },
    });
  }
  return new OpenApiGeneratorV31(registry.definitions).generateDocument({
    openapi: '3.1.0',
    info: {
      title: 'Tavolina',
      version: '1.0.0',
      description: 'Restaurants, digital menus and online orders in Albania.',
    },
    servers: [{ url: apiBaseUrl }],
  });
};
