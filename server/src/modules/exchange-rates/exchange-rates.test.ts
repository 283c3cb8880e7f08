import type { Menu } from '@tavolina/shared-api/contract';
import { DAY_MS } from '../../platform/clock/clock.ts';
import { eventually } from '../../test/eventually.ts';
import { createMenu, createOwner } from '../../test/factories.ts';
import { send } from '../../test/send.ts';
import { testServer } from '../../test/test-server.ts';
import { deriveLek } from '../menus/menus-service.ts';
import { storeRates } from './exchange-rates-service.ts';
import { ratesAgeJob } from './rates-upkeep.ts';

const lines: string[] = [];
const server = testServer({ LOG_LEVEL: 'warn' }, { logTo: { write: (line) => lines.push(line) } });
const dayOf = (date: Date) => date.toISOString().slice(0, 10);

test('exchange rates carry their date', async () => {
  const { body } = await send(server, 'GET', '/exchange-rates');
  expect(body).toMatchObject({ base: 'EUR', date: '2026-11-20', rates: { EUR: 1, ALL: 98 } });
});

describe('an operator adds a day', () => {
  const found = async (query: string): Promise<string[]> => {
    const { body } = await send(server, 'GET', `/menus/?${query}`);
    return (body as { items: Menu[] }).items.map(({ id }) => id);
  };

  test('and what is compared in lek follows, while versions and typed lek prices stay', async () => {
    const owner = await createOwner(server, { tier: 'standard' });
    const item = (price: number, default_currency: string) => ({
      sections: [],
      items: [{ name: 'Tavë', price, default_currency }],
    });
    const inEuro = await createMenu(server, owner, { ...item(10, 'EUR'), default_currency: 'EUR' });
    const inLek = await createMenu(server, owner, item(970, 'ALL'));
    const size = '00000000-0000-4000-8000-000000000001';
    const inBoth = await createMenu(server, owner, {
      sections: [],
      items: [{ name: 'Pica', price: 490, option_group_ids: [size] }],
      option_groups: [
        {
          id: size,
          name: 'Madhësia',
          min_choices: 1,
          max_choices: 1,
          options: [
            {
              id: '00000000-0000-4000-8000-000000000002',
              name: 'E madhe',
              price: 5,
              default_currency: 'EUR',
            },
          ],
        },
      ],
    } as object);
    expect(await found('max_price=975')).toEqual([inLek.id]);

    const today = dayOf(new Date());
    await storeRates(server.database, today, { ALL: 97, USD: 1.1, GBP: 0.9 }, new Date());
    expect(await deriveLek(server.database)).toBe(2);

    expect((await send(server, 'GET', '/exchange-rates')).body).toMatchObject({
      date: today,
      rates: { EUR: 1, ALL: 97, USD: 1.1, GBP: 0.9 },
    });
    await eventually(async () => {
      expect((await found('max_price=975')).toSorted()).toEqual([inBoth.id, inEuro.id, inLek.id].toSorted());
    });
    expect(await found('min_price=971')).toEqual([inBoth.id]);
    const { body } = await send(server, 'GET', `/menus/${inEuro.id}`);
    expect(body).toMatchObject({ version: inEuro.version, updated_at: inEuro.updated_at });
  });

  test.each([
    ['a day that is none', { date: '2026-02-30' }],
    ['another way to write a day', { date: '21.11.2026' }],
    ['a day to come', { date: dayOf(new Date(Date.now() + 2 * DAY_MS)) }],
    ['no rate', { ALL: Number.NaN }],
    ['a rate of nothing', { USD: 0 }],
    ['a rate that is left out', { GBP: undefined }],
  ])('but not %s', async (_, wrong) => {
    const before = (await send(server, 'GET', '/exchange-rates')).body;
    const { date, ...rates } = { date: dayOf(new Date()), ALL: 50, USD: 1, GBP: 1, ...wrong };
    await expect(storeRates(server.database, date, rates, new Date())).rejects.toThrow(/day|begun|rate/);
    expect((await send(server, 'GET', '/exchange-rates')).body).toEqual(before);
  });
});

test('rates that nobody has renewed are told of by the log and by whoever asks how the server is', async () => {
  await storeRates(server.database, dayOf(new Date()), { ALL: 97, USD: 1.1, GBP: 0.9 }, new Date());
  const health = () => send(server, 'GET', '/health/ready');
  server.advance(5 * DAY_MS);
  expect(await health()).toMatchObject({ status: 200, body: { status: 'ok' } });
  expect((await health()).body).not.toHaveProperty('warnings');
  server.advance(DAY_MS);
  expect(await health()).toMatchObject({
    status: 200,
    body: { status: 'ok', warnings: ['exchange_rates_old'] },
  });
  await server.jobs.send(server.database, ratesAgeJob, {});
  await eventually(async () => expect(lines.join('')).toContain('The exchange rates are old'));
});
