import { type ChildProcess, fork } from 'node:child_process';
import path from 'node:path';

/** Options of a worker process. */
export interface WorkerProcessOptions {
  /** The script, without its extension. It passes its work to `serveTasks`. */
  script: string;
  /** Time limit of one task, in ms. After it, the process is killed. */
  timeLimitMs: number;
  /** How long an idle process stays, in ms. Starting one takes about 0.3 s, keeping it about 60 MB. */
  idleMs: number;
  /** Limit of its JavaScript heap, in MB. */
  heapMb: number;
}

/** The response of a process to a task. */
export type TaskOutcome = { result: unknown } | { failure: string };

interface Running {
  process: ChildProcess;
  resolve: (result: unknown) => void;
  reject: (error: Error) => void;
  timer: NodeJS.Timeout;
}

/** The task exceeded its time limit and its process was killed. */
export class TaskTimeout extends Error {}

/** Tests run TypeScript sources, which needs a loader. */
const nodeOptions = (heapMb: number): string[] => [
  `--max-old-space-size=${heapMb}`,
  '--max-semi-space-size=1',
  // `serveTasks` collects what a task leaves behind. By default the bytes of buffers are freed by another
  // thread, which on a busy machine is later than the next task.
  '--expose-gc',
  '--no-concurrent-array-buffer-sweeping',
  ...(import.meta.filename.endsWith('.ts')
    ? [
        '--conditions=tavolina',
        '--import',
        import.meta.resolve('@tavolina/tooling/typescript/run-sources.mjs'),
      ]
    : []),
];

/**
 * A process for work that may hang or use too much memory, so that it can be killed. It starts with the
 * first task, runs one task at a time, exits when idle, and restarts after it was killed or crashed.
 */
export class WorkerProcess {
  readonly #options: WorkerProcessOptions;
  #process: ChildProcess | undefined;
  #running: Running | undefined;
  #idle: NodeJS.Timeout | undefined;

  constructor(options: WorkerProcessOptions) {
    this.#options = options;
  }

  /** Whether it can accept a task. */
  get isFree(): boolean {
    return this.#running === undefined;
  }

  /**
   * Runs one task. Task and result are copied by structured clone.
   * @throws {TaskTimeout} after the time limit
   * @throws {Error} what the task threw, by its message, or that the process has exited
   */
  run(task: unknown): Promise<unknown> {
    if (this.#running) throw new Error('a worker process takes one task at a time');
    clearTimeout(this.#idle);
    const child = this.#start();
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => {
        this.#settle({ error: new TaskTimeout('the task took too long') });
        this.stop();
      }, this.#options.timeLimitMs);
      this.#running = { process: child, resolve, reject, timer };
      try {
        child.send(task as object, (error) => error && this.#end(child, error));
      } catch (error) {
        // The task could not be copied, so the process never got it.
        this.#settle({ error: error as Error });
      }
    });
  }

  /** Kills the process. The next task starts a new one. */
  stop(): void {
    clearTimeout(this.#idle);
    this.#process?.kill('SIGKILL');
    this.#process = undefined;
  }

  #start(): ChildProcess {
    if (this.#process) return this.#process;
    const child = fork(this.#options.script + path.extname(import.meta.filename), {
      // It gets no secrets. One arena limits the memory of its threads, and freed memory is returned at
      // once.
      env: { MALLOC_ARENA_MAX: '1', MALLOC_TRIM_THRESHOLD_: '32768', MALLOC_MMAP_THRESHOLD_: '32768' },
      execArgv: nodeOptions(this.#options.heapMb),
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
      // In a process group of its own: Ctrl-C in a terminal must not end a task that the server waits for.
      detached: true,
    });
    child.unref();
    child.channel?.unref();
    child.on('message', (outcome: TaskOutcome) => {
      // A response of a killed process must not become the result of its successor's task.
      if (this.#running?.process !== child) return;
      this.#settle('failure' in outcome ? { error: new Error(outcome.failure) } : outcome);
    });
    child.on('error', (error) => this.#end(child, error));
    child.on('exit', (code, signal) =>
      this.#end(child, new Error(`the worker process has ended (${signal ?? code})`)),
    );
    this.#process = child;
    return child;
  }

  #settle(outcome: { result: unknown } | { error: Error }): void {
    const running = this.#running;
    if (!running) return;
    this.#running = undefined;
    clearTimeout(running.timer);
    this.#idle = setTimeout(() => this.stop(), this.#options.idleMs).unref();
    if ('error' in outcome) running.reject(outcome.error);
    else running.resolve(outcome.result);
  }

  /** A replaced process may exit after its successor started. One whose channel is closed may still run. */
  #end(child: ChildProcess, error: Error): void {
    child.kill('SIGKILL');
    if (this.#process === child) this.#process = undefined;
    if (this.#running?.process === child) this.#settle({ error });
  }
}
