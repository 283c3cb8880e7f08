import type { OpenedView } from '@tavolina/shared-api/contract';
import { send } from './send.ts';
import type { TestServer } from './test-server.ts';

/** Opens the console of a place to look at, as an operator. */
export const openViewOf = async (
  server: TestServer,
  placeId: string,
  operatorToken: string,
): Promise<OpenedView> => {
  const { status, body } = await send(server, 'POST', `/platform/places/${placeId}/views`, {
    token: operatorToken,
    body: { reason: 'Porositë nuk hapen' },
  });
  if (status !== 201) throw new Error(`views answered ${status}: ${JSON.stringify(body)}`);
  return body as OpenedView;
};
