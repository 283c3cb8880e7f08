import type { OpeningHours, OpenRange } from '@tavolina/shared-api/contract';
import { createOwner } from '../../test/factories.ts';
import { send } from '../../test/send.ts';
import { testServer } from '../../test/test-server.ts';

const server = testServer();

const hoursOf = (change: Partial<OpeningHours>): OpeningHours => ({
  week: Array.from({ length: 7 }, () => []),
  pickup: null,
  table: null,
  special_days: [],
  ...change,
});
const openPlace = async () => {
  const { accessToken: token } = await createOwner(server, { tier: 'standard' });
  return {
    setHours: (hours: OpeningHours) =>
      send(server, 'PUT', '/availability/hours', { token, body: { hours, version: 0 } }),
  };
};

// product.md §561
test.each(['week', 'pickup', 'table'] as const)(
  'a night that reaches into the next day of the %s is refused',
  async (name) => {
    const { setHours } = await openPlace();
    const week: OpenRange[][] = Array.from({ length: 7 }, () => []);
    week[6] = [{ opens: '18:00', closes: '02:00' }];
    week[0] = [{ opens: '01:00', closes: '05:00' }];
    const { status, body } = await setHours(hoursOf({ [name]: week }));
    expect(status).toBe(422);
    expect(body).toMatchObject({ errors: [{ field: `hours.${name}.0.0.opens` }] });
    week[0] = [{ opens: '02:00', closes: '05:00' }];
    expect((await setHours(hoursOf({ [name]: week }))).status).toBe(200);
  },
);
