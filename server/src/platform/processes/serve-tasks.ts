import type { TaskOutcome } from './worker-process.ts';

/**
 * Runs the tasks of a `WorkerProcess` in its process. Errors are sent back by their message. What a task
 * leaves behind is collected before the next one. The process exits with its parent.
 */
export const serveTasks = <T>(work: (task: T) => Promise<unknown>): void => {
  const answer = (outcome: TaskOutcome): void => {
    process.send?.(outcome);
    // The bytes of buffers lie outside of the heap, so its size does not make the engine collect them in
    // time (product.md §144). Later, because the task itself is held until its promise is done.
    setImmediate(() => globalThis.gc?.());
  };
  process.on('message', (task: T) => {
    work(task).then(
      (result) => answer({ result }),
      (error: unknown) => answer({ failure: error instanceof Error ? error.message : String(error) }),
    );
  });
  process.on('disconnect', () => process.exit());
};
