import { runCommand } from './run-command.ts';

/** What a command says that fails so, and how its process ends. */
const failing = (error: unknown): Promise<{ said: unknown; code: unknown }> =>
  new Promise((resolve) => {
    const write = jest.spyOn(process.stderr, 'write').mockReturnValue(true);
    jest.spyOn(process, 'exit').mockImplementation((code) => {
      resolve({ said: write.mock.calls.at(-1)?.[0], code });
      return undefined as never;
    });
    runCommand(() => Promise.reject(error));
  });

afterEach(() => jest.restoreAllMocks());

test('a database whose host has two addresses and answers at none is told with both', async () => {
  const refused = ['::1:5432', '127.0.0.1:5432'].map(
    (address) => new Error(`connect ECONNREFUSED ${address}`),
  );
  expect(await failing(new AggregateError(refused))).toEqual({
    said: 'connect ECONNREFUSED ::1:5432\nconnect ECONNREFUSED 127.0.0.1:5432\n',
    code: 1,
  });
});
