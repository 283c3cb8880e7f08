import type { CallDefinition } from '@tavolina/shared-api/contract';
import { createToken } from '../modules/releases/teams/team-tokens.ts';
import { DESCRIBED_CALLS, type DescribedCall } from '../platform/api-document/example-of.ts';
import { createOwner } from './factories.ts';
import { upload } from './pictures.ts';
import { type Received, send } from './send.ts';
import type { TestServer } from './test-server.ts';

/** Rows of a table of tests: calls of the contract by their names. */
export const callRows = (wanted: (call: CallDefinition) => boolean): [string, DescribedCall][] =>
  DESCRIBED_CALLS.filter(({ call }) => wanted(call)).map((described): [string, DescribedCall] => [
    `${described.call.method} ${described.call.path}`,
    described,
  ]);

/** The path of a call's example, as it is written without a slash at its end. */
export const examplePath = ({ call, example }: DescribedCall): string =>
  call.path
    .replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(example.params?.[name])))
    .replace(/\/$/, '');

/** The path of a call's example with its query. */
export const exampleAddress = (described: DescribedCall): string => {
  const query = Object.entries(described.example.query ?? {}).map(([name, value]): [string, string] => [
    name,
    String(value),
  ]);
  return `${examplePath(described)}${query.length > 0 ? `?${new URLSearchParams(query)}` : ''}`;
};

/** The tokens of an owner and of a team. */
export interface Tokens {
  owner: string;
  team: string;
}

/** Registers a team that may move every part and an owner with all that a plan allows. */
export const createTokens = async (server: TestServer): Promise<Tokens> => ({
  team: await createToken(server.database, { name: 'operators', part: null }),
  owner: (await createOwner(server, { tier: 'standard' })).accessToken,
});

/** The token a call asks for, if it asks for one. */
export const tokenOf = ({ access }: CallDefinition, tokens: Tokens): { token?: string } => {
  if (access === 'public') return {};
  return { token: access === 'team' ? tokens.team : tokens.owner };
};

/** Makes a call as its example does. */
export const callAsInExample = (
  server: Pick<TestServer, 'api'>,
  described: DescribedCall,
  { headers, ...access }: { token?: string; headers?: Record<string, string> } = {},
): Promise<Received> => {
  const { call, example } = described;
  const address = exampleAddress(described);
  if (call.bodyEncoding === 'multipart') return upload(server, address, 'foto', access);
  const { body } = example;
  return send(server, call.method, address, {
    ...access,
    headers: { ...(example.headers as Record<string, string> | undefined), ...headers },
    ...(call.bodyEncoding === 'form' ? { form: body as Record<string, string> } : { body }),
  });
};
