import { testWorkers } from './test-workers.mjs';

const GB = 2 ** 30;

test.each([
  [2, 24 * GB, 3],
  [4, 32 * GB, 6],
  [1, 16 * GB, 1],
])('%d processors with %d bytes of memory run %d workers', (processors, memory, workers) => {
  expect(testWorkers(processors, memory)).toBe(workers);
});

test('where memory is short, there are no more workers than processors', () => {
  expect(testWorkers(2, 8 * GB)).toBe(2);
  expect(testWorkers(8, 32 * GB)).toBe(8);
});
