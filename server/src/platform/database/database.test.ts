import { testDatabase } from '../../test/test-database.ts';

const { openAnother } = testDatabase();

afterEach(() => {
  jest.useRealTimers();
});

test('connections that were opened stay, however quiet it becomes', async () => {
  const pool = openAnother();
  await pool.query('SELECT 1');
  jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask', 'Date', 'performance'] });
  const { max } = pool.options;
  await Promise.all(Array.from({ length: max }, () => pool.query('SELECT pg_sleep(0.05)')));
  jest.advanceTimersByTime(3_600_000);
  expect(pool.totalCount).toBe(max);
});
