import { createMenu, createOwner, type TestOwner } from '../../test/factories.ts';
import { send } from '../../test/send.ts';
import { testServer } from '../../test/test-server.ts';

const server = testServer({ RATE_LIMITS: 'off' });

const edit = (token: string, body: object) => send(server, 'PATCH', '/users/profile/', { token, body });

// product.md §250
describe('where a place is', () => {
  const SQUARE = { latitude: 41.3275, longitude: 19.8187 };
  const locationOf = async (owner: TestOwner): Promise<unknown> => {
    const { body } = await send(server, 'GET', '/users/profile/', { token: owner.accessToken });
    return (body as { location: unknown }).location;
  };

  test('is not known at first, is stored, and stays when other fields change', async () => {
    const owner = await createOwner(server);
    expect(await locationOf(owner)).toBeNull();
    const { status, body } = await edit(owner.accessToken, { location: SQUARE });
    expect([status, (body as { location: unknown }).location]).toEqual([200, SQUARE]);
    await edit(owner.accessToken, { description: 'Te sheshi' });
    expect(await locationOf(owner)).toEqual(SQUARE);
  });

  test('is removed by null', async () => {
    const owner = await createOwner(server);
    await edit(owner.accessToken, { location: SQUARE });
    const { status, body } = await edit(owner.accessToken, { location: null });
    expect([status, (body as { location: unknown }).location]).toEqual([200, null]);
  });

  test.each([
    [{ latitude: 41.3 }, 'location.longitude'],
    [{ longitude: 19.8 }, 'location.latitude'],
    [{ latitude: 90.01, longitude: 19.8 }, 'location.latitude'],
    [{ latitude: -90.01, longitude: 19.8 }, 'location.latitude'],
    [{ latitude: 41.3, longitude: 180.01 }, 'location.longitude'],
    [{ latitude: '41.3', longitude: 19.8 }, 'location.latitude'],
    ['41.3, 19.8', 'location'],
  ])('%j is refused at its field, and nothing changes', async (location, field) => {
    const owner = await createOwner(server);
    await edit(owner.accessToken, { location: SQUARE });
    const { status, body } = await edit(owner.accessToken, { location });
    expect([status, body]).toEqual([
      422,
      expect.objectContaining({
        code: 'invalid_input',
        errors: [expect.objectContaining({ field, message: expect.any(String) })],
      }),
    ]);
    expect(await locationOf(owner)).toEqual(SQUARE);
  });

  test.each([
    { latitude: 90, longitude: 180 },
    { latitude: -90, longitude: -180 },
    { latitude: 0, longitude: 0 },
  ])('%j is a place too', async (location) => {
    const owner = await createOwner(server);
    expect((await edit(owner.accessToken, { location })).status).toBe(200);
    expect(await locationOf(owner)).toEqual(location);
  });

  test('stands with its menu', async () => {
    const owner = await createOwner(server, { tier: 'standard', name: 'Te Vendi i Shënuar' });
    const menu = await createMenu(server, owner, { title: 'Dreka' });
    await edit(owner.accessToken, { location: SQUARE });
    const opened = await send(server, 'GET', `/menus/${menu.id}`);
    expect((opened.body as { business: { location: unknown } }).business.location).toEqual(SQUARE);
  });
});
