import { setClock } from '@tavolina/shared-api/testing';
import { useWays } from './way-store.ts';

/** Reads what an earlier page of the tab left behind. */
const reload = async (chosenWays: unknown) => {
  sessionStorage.setItem('tavolina.ways', JSON.stringify({ state: { tables: {}, chosenWays }, version: 1 }));
  await useWays.persist.rehydrate();
  return useWays.getState().chosenWays;
};

beforeEach(() => setClock('2026-11-20T18:20:00.000Z'));
afterEach(() => jest.useRealTimers());

// product.md §21
test('a reload keeps the chosen way, and a slot that is still to come', async () => {
  const chosen = { way: 'pickup', askedFor: '2026-11-21T19:30:00.000Z' };
  expect(await reload({ oxhaku: chosen })).toEqual({ oxhaku: chosen });
});

// product.md §21
test.each([
  ['a slot that is past', { way: 'pickup', askedFor: '2026-11-20T18:15:00.000Z' }, { way: 'pickup' }],
  [
    'as soon as possible, for a time that was offered',
    { askedFor: null, readyBy: '2026-11-20T19:00:00.000Z' },
    {},
  ],
  ['what is no way and no time', { way: 'drone', askedFor: 'tomorrow' }, {}],
])('%s is not restored', async (_name, stored, restored) => {
  // Also without the names of what is not chosen, which would hide what an earlier attempt has.
  expect(await reload({ oxhaku: stored, tjetri: 'x' })).toStrictEqual({ oxhaku: restored });
});
