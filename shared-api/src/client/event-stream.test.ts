import { connection } from './connection.ts';
import { openEventStream, QUIET_MS } from './event-stream.ts';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const follow = () => {
  const streams: ReadableStreamDefaultController<Uint8Array>[] = [];
  const live: boolean[] = [];
  const stop = openEventStream(
    'https://tavolina.test/events',
    async () =>
      new Response(new ReadableStream<Uint8Array>({ start: (stream) => void streams.push(stream) }), {
        headers: { 'content-type': 'text/event-stream' },
      }),
    { onEvent: () => undefined, onLive: (isLive) => void live.push(isLive) },
  );
  return { streams, live, stop };
};

// product.md §193
test('a connection that has fallen silent is lost, and another one is opened', async () => {
  const { streams, live, stop } = follow();
  await jest.advanceTimersByTimeAsync(QUIET_MS - 1_000);
  expect(live).toEqual([true]);
  await jest.advanceTimersByTimeAsync(1_000);
  expect(streams).toHaveLength(2);
  expect(live).toEqual([true, false, true]);
  stop();
});

test('the server’s sign of life keeps a connection that has nothing to tell', async () => {
  const { streams, live, stop } = follow();
  await jest.advanceTimersByTimeAsync(0);
  for (let sign = 0; sign < 8; sign += 1) {
    await jest.advanceTimersByTimeAsync(15_000);
    streams[0]?.enqueue(new TextEncoder().encode(': still here\n\n'));
  }
  await jest.advanceTimersByTimeAsync(QUIET_MS - 1_000);
  expect(streams).toHaveLength(1);
  expect(live).toEqual([true]);
  stop();
});

test('nothing is opened any more once it is stopped', async () => {
  const { streams, stop } = follow();
  await jest.advanceTimersByTimeAsync(0);
  stop();
  await jest.advanceTimersByTimeAsync(10 * QUIET_MS);
  expect(streams).toHaveLength(1);
});

// product.md §193
test('a server that is gone is asked ever more rarely, and is reported at the first attempt', async () => {
  const ping = jest.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'));
  const attempts: number[] = [];
  const begun = Date.now();
  const events = async (): Promise<Response> => {
    attempts.push(Date.now() - begun);
    throw new TypeError('Failed to fetch');
  };
  const listener = { onEvent: () => undefined, onLive: () => undefined };
  const stop = openEventStream('https://tavolina.test/events', events, listener);
  await jest.advanceTimersByTimeAsync(500);
  expect(connection()).toBe('unreachable');
  await jest.advanceTimersByTimeAsync(59_500);
  expect(attempts.length).toBeLessThanOrEqual(10);
  expect(attempts.at(-1)).toBeGreaterThan(40_000);
  expect(ping.mock.calls.length).toBeLessThanOrEqual(20);
  const before = attempts.length;
  ping.mockImplementation(async () => new Response());
  await jest.advanceTimersByTimeAsync(9_000);
  expect(connection()).toBe('up');
  expect(attempts.length).toBeGreaterThan(before);
  stop();
  const last = attempts.length;
  await jest.advanceTimersByTimeAsync(60_000);
  expect(attempts).toHaveLength(last);
  ping.mockRestore();
});
