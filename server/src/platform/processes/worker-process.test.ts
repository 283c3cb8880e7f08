import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { eventually } from '../../test/eventually.ts';
import { TaskTimeout, WorkerProcess, type WorkerProcessOptions } from './worker-process.ts';

/** Long enough to start a process on a busy machine. */
const TIME_LIMIT_MS = 5_000;
/** For a task that must not end in time, in a process that runs already. */
const SHORT_MS = 500;

const optionsWith = (idleMs: number): WorkerProcessOptions => ({
  script: path.join(import.meta.dirname, '../../test/misbehaving-process'),
  timeLimitMs: TIME_LIMIT_MS,
  idleMs,
  heapMb: 64,
});

let options: WorkerProcessOptions;
let worker: WorkerProcess;
beforeEach(() => {
  options = optionsWith(60_000);
  worker = new WorkerProcess(options);
});
afterEach(() => worker.stop());

const isAlive = (pid: number): boolean => {
  try {
    return !execFileSync('ps', ['-o', 'stat=', '-p', String(pid)])
      .toString()
      .startsWith('Z');
  } catch {
    return false;
  }
};

/** Runs a task that has little time. */
const runShortly = (task: string): Promise<unknown> => {
  options.timeLimitMs = SHORT_MS;
  const result = worker.run(task);
  options.timeLimitMs = TIME_LIMIT_MS;
  return result;
};

const pidOf = async (): Promise<number> => (await worker.run('tell your pid')) as number;

test('one process does task after task', async () => {
  expect(await pidOf()).toBe(await pidOf());
  expect(worker.isFree).toBe(true);
});

// product.md §144
test('what a task leaves behind is gone before the next one', async () => {
  await worker.run('leave 20 MB behind');
  expect(await worker.run('tell what its buffers take')).toBeLessThan(5_000_000);
});

test('what a task throws is told, and the process goes on', async () => {
  const pid = await pidOf();
  await expect(worker.run('throw')).rejects.toThrow('what the task threw');
  expect(await pidOf()).toBe(pid);
});

test('a task without an end is killed with its process, and another process goes on', async () => {
  const pid = await pidOf();
  await expect(runShortly('loop')).rejects.toThrow(TaskTimeout);
  expect(await pidOf()).not.toBe(pid);
  expect(isAlive(pid)).toBe(false);
}, 20_000);

test('an answer that is read after its time is not taken for that of the next task', async () => {
  const pid = await pidOf();
  const late = runShortly('tell your pid');
  // The response arrives while this process is blocked beyond the limit, and is read after the timer has
  // fired.
  setImmediate(() => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, SHORT_MS + 200));
  await expect(late).rejects.toThrow(TaskTimeout);
  expect(await pidOf()).not.toBe(pid);
}, 20_000);

test.each(['exit', 'take all memory'])(
  'a process that ends by itself (%s) fails its task alone',
  async (end) => {
    await expect(worker.run(end)).rejects.toThrow('the worker process has ended');
    expect(await pidOf()).toBeGreaterThan(0);
  },
  20_000,
);

test('a process that hears nothing any more is killed, and its successor stays when its end is told', async () => {
  const deaf = await pidOf();
  await worker.run('hear no more');
  await eventually(async () => {
    await expect(worker.run('tell your pid')).rejects.toThrow();
  });
  const next = await pidOf();
  await eventually(async () => expect(isAlive(deaf)).toBe(false));
  expect(await pidOf()).toBe(next);
  expect(isAlive(next)).toBe(true);
});

test('a task that cannot be copied fails alone', async () => {
  const pid = await pidOf();
  await expect(worker.run({ code: () => 1 })).rejects.toThrow('could not be cloned');
  expect(await pidOf()).toBe(pid);
});

test.each([
  ['it has done', 'tell your pid'],
  ['could not be copied', { code: () => 1 }],
])('a process ends once it has been idle after a task that %s', async (_, task) => {
  const idle = new WorkerProcess(optionsWith(500));
  const pid = (await idle.run('tell your pid')) as number;
  await idle.run(task).catch(() => undefined);
  await eventually(async () => expect(isAlive(pid)).toBe(false));
});

test('it knows nothing of the environment', async () => {
  process.env.SEKRET = 'x';
  expect(await worker.run('tell your environment')).toEqual([
    'MALLOC_ARENA_MAX',
    'MALLOC_TRIM_THRESHOLD_',
    'MALLOC_MMAP_THRESHOLD_',
  ]);
});

test('it takes one task at a time', async () => {
  const first = worker.run('tell your pid');
  expect(worker.isFree).toBe(false);
  expect(() => worker.run('tell your pid')).toThrow('one task at a time');
  await first;
});
