import type { KeyScope, NewApiKey } from '@tavolina/shared-api/contract';
import type { TestOwner } from './factories.ts';
import { send } from './send.ts';
import type { TestServer } from './test-server.ts';

/** Makes a key of an owner's place, for a till. */
export const createKey = async (
  server: TestServer,
  owner: TestOwner,
  scopes: readonly KeyScope[],
): Promise<NewApiKey> => {
  const { status, body } = await send(server, 'POST', '/integrations/keys', {
    token: owner.accessToken,
    body: { name: 'Kasa e banakut', scopes },
  });
  if (status !== 201) throw new Error(`keys answered ${status}: ${JSON.stringify(body)}`);
  return body as NewApiKey;
};
