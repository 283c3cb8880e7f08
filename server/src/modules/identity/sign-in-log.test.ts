import { createOwner } from '../../test/factories.ts';
import { send } from '../../test/send.ts';
import { testServer } from '../../test/test-server.ts';

const lines: string[] = [];
const server = testServer({ LOG_LEVEL: 'info' }, { logTo: { write: (line) => lines.push(line) } });

interface Line {
  level: number;
  msg: string;
  code?: string;
  account?: string;
  req?: { path: string; ip: string };
}

const WARN = 40;

/** What the log says of sign-ins and refusals while something is done. */
const noted = async (work: () => Promise<unknown>): Promise<Line[]> => {
  lines.length = 0;
  await work();
  return lines
    .map((line) => JSON.parse(line) as Line)
    .filter(({ msg }) => msg === 'signed in' || msg === 'request refused');
};

test('who signs in, and who may not, leaves a line that says neither e-mail nor password', async () => {
  const owner = await createOwner(server);
  const login = (password: string) =>
    send(server, 'POST', '/login', { form: { username: owner.email, password } });

  const right = await noted(() => login(owner.password));
  expect(right).toMatchObject([{ msg: 'signed in', account: owner.id, req: { path: '/api/login' } }]);
  expect(right[0]?.req?.ip).toBe('127.0.0.1');

  const wrong = await noted(() => login('Fjalekalim-i-gabuar'));
  expect(wrong).toMatchObject([{ msg: 'request refused', level: WARN, code: 'login_failed' }]);
  expect(lines.join('')).not.toMatch(/Fjalekalim-i-gabuar|shembull\.al/);
});

test.each<[string, string, string, object]>([
  ['a plan that has no orders', '/orders/business', 'plan_required', {}],
  ['a forged token', '/users/profile/', 'unauthorized', { token: 'a.forged.token' }],
])('%s leaves a line', async (_, path, code, own) => {
  const owner = await createOwner(server);
  const refused = await noted(() => send(server, 'GET', path, { token: owner.accessToken, ...own }));
  expect(refused).toMatchObject([{ code, req: { path: `/api${path}` } }]);
  expect(lines.join('')).not.toContain('forged');
});

test('guesses beyond the limit, and a wrong current password, leave a line each', async () => {
  const owner = await createOwner(server);
  const guesses = await noted(async () => {
    for (let guess = 0; guess < 11; guess += 1)
      await send(server, 'POST', '/login', { form: { username: owner.email, password: `guess-${guess}` } });
  });
  expect(guesses.map(({ code }) => code)).toEqual([...Array(10).fill('login_failed'), 'rate_limited']);
  const change = await noted(() =>
    send(server, 'POST', '/auth/password', {
      token: owner.accessToken,
      body: { current_password: 'nuk-eshte-kjo', new_password: 'Rruga-e-re-10' },
    }),
  );
  expect(change).toMatchObject([{ code: 'wrong_password' }]);
});
