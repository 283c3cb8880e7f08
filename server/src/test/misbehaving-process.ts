import { serveTasks } from '../platform/processes/serve-tasks.ts';

/** What a test may ask of a worker process. */
const DEEDS: Record<string, () => unknown> = {
  'tell your pid': () => process.pid,
  'tell your environment': () => Object.keys(process.env),
  throw: () => {
    throw new Error('what the task threw');
  },
  loop: () => {
    for (;;) Math.random();
  },
  'hear no more': () => {
    process.removeAllListeners('disconnect');
    setInterval(() => undefined, 60_000);
    setTimeout(() => process.disconnect(), 100);
  },
  exit: () => process.exit(1),
  'leave 20 MB behind': () => void Buffer.alloc(20_000_000, 1),
  'tell what its buffers take': () => process.memoryUsage().arrayBuffers,
  'take all memory': () => {
    const kept: number[][] = [];
    for (;;) kept.push(new Array<number>(1_000_000).fill(kept.length));
  },
};

serveTasks(async (deed: string) => DEEDS[deed]?.());
