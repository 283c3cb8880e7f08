import { z } from 'zod';
import {
  businessOrder,
  customerOrder,
  menu,
  orderItem,
  ownBusiness,
  profile,
  restaurantCard,
  sampleOf,
} from './index.ts';

test.each([
  ['a profile', profile],
  ['a place of an owner', ownBusiness],
  ['a menu', menu],
  ['a place in a list', restaurantCard],
  ['an order of a business', businessOrder],
  ['an order of a diner', customerOrder],
  ['a line of an order', orderItem],
] as [string, z.ZodObject][])('%s has a sample that its own schema accepts', (_what, schema) => {
  expect(schema.safeParse(sampleOf(schema)).error).toBeUndefined();
});

test('a sample says what it is given, and leaves out what may be missing', () => {
  const schema = z.object({ name: z.string(), price: z.number().nullable(), note: z.string().optional() });
  expect(sampleOf(schema, { name: 'Tavë kosi' })).toEqual({ name: 'Tavë kosi', price: null });
});

test('what no sample can be made of has to be given', () => {
  expect(() => sampleOf(z.object({ at: z.date() }))).toThrow('A sample of date has to be given.');
});
