import { configureApi } from './api-config.ts';
import { listMenus } from './discovery.ts';
import { takePresses, tracePresses } from './trace-presses.ts';

const sent = jest.fn<Promise<Response>, [string, RequestInit]>();

const startTracing = (traceShare: number): void => {
  configureApi({ baseUrl: '/api', language: () => 'sq', traceShare });
  tracePresses();
};

const ask = async (): Promise<string | null> => {
  await listMenus({});
  return new Headers(sent.mock.calls.at(-1)?.[1].headers).get('traceparent');
};

/** Id, span and flags of what a request said. */
const partsOf = (header: string | null): string[] => header?.split('-').slice(1) ?? [];

beforeEach(() => {
  sent.mockReset().mockImplementation(async () => Response.json([]));
  jest.spyOn(globalThis, 'fetch').mockImplementation(sent as typeof fetch);
});

// product.md §598
test('says nothing of a trace where nothing is traced', async () => {
  startTracing(0);
  expect(await ask()).toBeNull();
});

// product.md §598
test('gives the requests of a press one trace, and the next press another', async () => {
  startTracing(1);
  const [first, second] = [await ask(), await ask()].map(partsOf);
  expect([first?.[0], first?.[1], first?.[2]]).toEqual([
    expect.stringMatching(/^[0-9a-f]{32}$/),
    expect.stringMatching(/^[0-9a-f]{16}$/),
    '01',
  ]);
  expect(second?.[0]).toBe(first?.[0]);
  // Both are parts of the press.
  expect(second?.[1]).toBe(first?.[1]);
  window.dispatchEvent(new Event('pointerdown'));
  expect(partsOf(await ask())[0]).not.toBe(first?.[0]);
});

// product.md §598
test.each([
  [0.29, '01'],
  [0.31, '00'],
])('keeps the share of the presses that the installation traces: %d of 0.3', async (drawn, flags) => {
  startTracing(0.3);
  window.dispatchEvent(new Event('keydown'));
  const random = jest.spyOn(Math, 'random').mockReturnValue(drawn);
  expect(partsOf(await ask())[2]).toBe(flags);
  random.mockReturnValue(1 - drawn);
  expect(partsOf(await ask())[2]).toBe(flags);
});

const hide = (): void => {
  jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
};

// product.md §682
test('tells of a press that is over how long its answers took, under the ids that its requests named', async () => {
  startTracing(1);
  takePresses();
  const now = jest.spyOn(performance, 'now').mockReturnValue(1_000);
  window.dispatchEvent(new Event('pointerdown'));
  now.mockReturnValue(1_250);
  const [trace_id, span_id] = partsOf(await ask());
  expect(takePresses()).toEqual({});
  window.dispatchEvent(new Event('keydown'));
  now.mockReturnValue(5_000);
  expect(takePresses()).toEqual({
    presses: [{ trace_id, span_id, by: 'pointerdown', path: '/', ago_ms: 4_000, lasted_ms: 250 }],
  });
  expect(takePresses()).toEqual({});
});

// product.md §682
test('tells of the last press once the page is left, and of none without a request', async () => {
  startTracing(1);
  window.dispatchEvent(new Event('pointerdown'));
  const [trace_id] = partsOf(await ask());
  hide();
  expect(takePresses()).toMatchObject({ presses: [{ trace_id }] });
  window.dispatchEvent(new Event('pointerdown'));
  window.dispatchEvent(new Event('pointerdown'));
  expect(takePresses()).toEqual({});
});

// product.md §682
test('tells nothing of a press whose trace is dropped', async () => {
  startTracing(0.5);
  jest.spyOn(Math, 'random').mockReturnValue(0.6);
  window.dispatchEvent(new Event('pointerdown'));
  await ask();
  hide();
  expect(takePresses()).toEqual({});
});
