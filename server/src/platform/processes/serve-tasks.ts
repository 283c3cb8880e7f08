import type { TaskOutcome } from './worker-process.ts';

/**
 * Runs the tasks of a `WorkerProcess` in its process. Errors are sent back by their message. The process
 * exits with its parent.
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
