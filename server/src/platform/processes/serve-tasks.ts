import type { TaskOutcome } from './worker-process.ts';

/**
 * Does what a `WorkerProcess` is asked for, in its process. What the work throws is told by its message. The process
 * ends with the one that started it, however that ended.
 */
export const serveTasks = <T>(work: (task: T) => Promise<unknown>): void => {
  const answer = (outcome: TaskOutcome): void => {
    process.send?.(outcome);
  };
  process.on('message', (task: T) => {
    work(task).then(
      (result) => answer({ result }),
      (error: unknown) => answer({ failure: error instanceof Error ? error.message : String(error) }),
    );
  });
  process.on('disconnect', () => process.exit());
};
