import { ApiError } from '../client/api-error.ts';
import { begin, createQueryClient } from './query.ts';

const busy = (retryAfter?: number) => new ApiError({ status: 429, code: 'rate_limited', retryAfter });

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

/**
 * Runs a query until it succeeds or fails. Returns the response or error, and the time of each attempt in
 * ms.
 */
const read = async (answer: (tries: number) => string) => {
  const begun = Date.now();
  const tries: number[] = [];
  const outcome = createQueryClient()
    .fetchQuery({
      queryKey: ['menu'],
      queryFn: () => {
        tries.push(Date.now() - begun);
        return answer(tries.length);
      },
    })
    .catch((error: unknown) => error);
  await jest.advanceTimersByTimeAsync(120_000);
  return { outcome: await outcome, tries };
};

// product.md §82
test('a read that has to wait for its turn asks again when that has come', async () => {
  const { outcome, tries } = await read((count) => {
    if (count < 3) throw busy(7);
    return 'Dreka';
  });
  expect(outcome).toBe('Dreka');
  expect(tries).toEqual([0, 7_000, 14_000]);
});

test('a turn that never comes is said after two more tries', async () => {
  const refusal = busy(30);
  const { outcome, tries } = await read(() => {
    throw refusal;
  });
  expect(outcome).toBe(refusal);
  expect(tries).toEqual([0, 30_000, 60_000]);
});

test.each([
  ['a turn without a time', busy()],
  ['a server that is away', new ApiError({ status: 503, code: 'service_unavailable', retryAfter: 5 })],
])('%s is asked for again after a while', async (_what, failure) => {
  const { tries } = await read(() => {
    throw failure;
  });
  expect(tries).toEqual([0, 1_000, 3_000]);
});

test.each([
  ['a turn that is far off', busy(31)],
  ['a refusal', new ApiError({ status: 404, code: 'not_found' })],
])('%s is said at once', async (_what, refusal) => {
  const { outcome, tries } = await read(() => {
    throw refusal;
  });
  expect(outcome).toBe(refusal);
  expect(tries).toEqual([0]);
});

// product.md §82
test('a change is never sent again by itself', async () => {
  const client = createQueryClient();
  const send = jest.fn(async () => Promise.reject(busy(1)));
  const change = client.getMutationCache().build(client, { mutationFn: send });
  await expect(change.execute(undefined)).rejects.toMatchObject({ status: 429 });
  await jest.advanceTimersByTimeAsync(60_000);
  expect(send).toHaveBeenCalledTimes(1);
});

describe('a page whose code is still loading', () => {
  /** Starts a query that takes two seconds. Returns after how many ms its page is drawn. */
  const drawnAfter = async () => {
    const begun = Date.now();
    let drawn = Number.NaN;
    const queryFn = async () => {
      await new Promise((resolve) => setTimeout(resolve, 2_000));
      return 'Dreka';
    };
    void begin({ queryKey: [crypto.randomUUID()], queryFn }).then(() => {
      drawn = Date.now() - begun;
    });
    await jest.advanceTimersByTimeAsync(120_000);
    return drawn;
  };
  afterEach(() => {
    document.body.innerHTML = '';
  });

  // product.md §226
  test('keeps its first view until its data has come', async () => {
    document.body.innerHTML = '<div data-first-view></div>';
    expect(await drawnAfter()).toBe(2_000);
  });

  test('without one waits for no network', async () => {
    expect(await drawnAfter()).toBe(0);
  });
});
