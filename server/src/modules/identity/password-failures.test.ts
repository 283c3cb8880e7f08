import { createOwner, type TestOwner } from '../../test/factories.ts';
import { send } from '../../test/send.ts';
import { testServer } from '../../test/test-server.ts';

const server = testServer({ RATE_LIMITS: 'off' });

const NEW = 'Ura-e-Mesit-7';
const COMMON = 'password123';

let owner: TestOwner;
beforeAll(async () => {
  owner = await createOwner(server);
});

const ask = (method: string, path: string, body: object) =>
  send(server, method, path, { token: owner.accessToken, body });

const confirmed = (current_password: string, new_password: string) =>
  ask('PUT', '/users/password', { current_password, new_password, confirm_password: new_password });

const canStillSignIn = async () => {
  const { status } = await send(server, 'POST', '/login', {
    form: { username: owner.email, password: owner.password },
  });
  return status === 200;
};

test('a wrong password changes nothing, wherever it is given', async () => {
  const wrong = { status: 422, body: { code: 'wrong_password' } };
  expect(await confirmed('tjeter-gje', NEW)).toMatchObject(wrong);
  server.advance(60 * 60 * 1000);
  const renewed = await send(server, 'POST', '/auth/refresh', {
    body: { refresh_token: owner.refreshToken },
  });
  owner = { ...owner, accessToken: (renewed.body as { access_token: string }).access_token };
  const change = { email: 'tjeter@shembull.al', current_password: 'tjeter-gje' };
  expect(await ask('PATCH', '/users/profile/', change)).toMatchObject(wrong);
  expect(await ask('PATCH', `/users/${owner.id}`, change)).toMatchObject(wrong);
  expect(await canStillSignIn()).toBe(true);
});

// product.md §34
test('a common password is refused, wherever it is set', async () => {
  const common = { status: 422, body: { code: 'common_password' } };
  expect(await confirmed(owner.password, COMMON)).toMatchObject(common);
  expect(
    await ask('PATCH', `/users/${owner.id}`, { password: COMMON, current_password: owner.password }),
  ).toMatchObject(common);
  expect(await canStillSignIn()).toBe(true);
});
