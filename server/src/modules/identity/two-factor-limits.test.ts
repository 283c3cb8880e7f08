import { Secret, TOTP } from 'otpauth';
import { createOwner } from '../../test/factories.ts';
import { send } from '../../test/send.ts';
import { testServer } from '../../test/test-server.ts';

const server = testServer();

// product.md §66
test('ten wrong codes are all that can be tried, over processes and logins, even with the right one after them', async () => {
  const owner = await createOwner(server);
  const token = owner.accessToken;
  const { body } = await send(server, 'POST', '/auth/two-factor', {
    token,
    body: { current_password: owner.password },
  });
  const totp = new TOTP({ secret: Secret.fromBase32((body as { secret: string }).secret) });
  await send(server, 'POST', '/auth/two-factor/confirm', { token, body: { code: totp.generate() } });

  const other = { api: await server.sibling() };
  const challenge = async () => {
    const form = { username: owner.email, password: owner.password };
    const answer = await send(server, 'POST', '/login', { form });
    return (answer.body as { challenge: string }).challenge;
  };
  const tried = await challenge();
  const guess = (process: { api: string }, guessed: string, code: string) =>
    send(process, 'POST', '/login/code', { body: { challenge: guessed, code } });
  // One of the ten was the first code.
  const answers = await Promise.all(
    Array.from({ length: 9 }, (_, index) => guess(index % 2 ? server : other, tried, 'AAAAA-AAAAA')),
  );
  expect(answers.map(({ status }) => status)).toEqual(Array(9).fill(422));
  const next = totp.generate({ timestamp: Date.now() + 30_000 });
  const last = await guess(other, await challenge(), next);
  expect(last).toMatchObject({ status: 429, body: { code: 'rate_limited' } });
});
