import { type CallDefinition, calls } from '@tavolina/shared-api/contract';
import { createOwner } from '../../test/factories.ts';
import { send } from '../../test/send.ts';
import { testServer } from '../../test/test-server.ts';

const server = testServer();

/** Announces the end of a call for one test. */
const deprecate = (call: CallDefinition, deprecated: CallDefinition['deprecated']): void => {
  Object.assign(call, { deprecated });
};

const headersOf = async (path: string, options: { token?: string } = {}) => {
  const { headers } = await send(server, 'GET', path, options);
  return [headers.get('deprecation'), headers.get('sunset')];
};

const NOV_30 = `@${Date.UTC(2026, 10, 30) / 1_000}`;
const JUNE_1 = 'Tue, 01 Jun 2027 00:00:00 GMT';

// product.md §680
test('every answer of a call that is to go says since when and until when', async () => {
  const owner = await createOwner(server);
  const ending = { since: '2026-11-30', until: '2027-05-31', instead: 'GET /places/{id}' };
  const made = [calls.discovery.menus, calls.identity.profile, calls.platform.uses];
  for (const call of made) deprecate(call, ending);
  try {
    expect(await headersOf('/menus/')).toEqual([NOV_30, JUNE_1]);
    expect(await headersOf('/users/profile/', { token: owner.accessToken })).toEqual([NOV_30, JUNE_1]);
    expect(await headersOf('/users/profile/')).toEqual([NOV_30, JUNE_1]);
    expect(await headersOf('/platform/uses')).toEqual([NOV_30, JUNE_1]);
    const document = (await send(server, 'GET', '/openapi.json')).body as {
      paths: Record<string, Record<string, object>>;
    };
    expect(document.paths['/menus/']?.get).toMatchObject({
      deprecated: true,
      'x-sunset': '2027-05-31',
      'x-instead': 'GET /places/{id}',
    });
    expect(document.paths['/menus/{id}']?.get).not.toHaveProperty('deprecated');
  } finally {
    for (const call of made) deprecate(call, undefined);
  }
  expect(await headersOf('/menus/')).toEqual([null, null]);
});
