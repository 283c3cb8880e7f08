import { type ChildProcess, fork } from 'node:child_process';
import path from 'node:path';

/** What a worker process runs, and how long. */
export interface WorkerProcessOptions {
  /** The script, without its ending; it hands its work to `serveTasks`. */
  script: string;
  /** Longest that one task may take, in ms; the process is killed then. */
  timeLimitMs: number;
  /** How long a process without a task stays, in ms; starting one costs about 0.3 s, keeping it about 60 MB. */
  idleMs: number;
  /** Limit of its JavaScript heap, in MB. */
  heapMb: number;
}

/** What a process answers to a task. */
export type TaskOutcome = { result: unknown } | { failure: string };

interface Running {
  process: ChildProcess;
  resolve: (result: unknown) => void;
  reject: (error: Error) => void;
  timer: NodeJS.Timeout;
}

/** The task was not done in time, and its process was killed. */
export class TaskTimeout extends Error {}

/** Tests run the sources, which Node alone cannot. */
const nodeOptions = (heapMb: number): string[] => [
  `--max-old-space-size=${heapMb}`,
  '--max-semi-space-size=1',
  ...(import.meta.filename.endsWith('.ts')
    ? [
        '--conditions=tavolina',
        '--import',
        import.meta.resolve('@tavolina/tooling/typescript/run-sources.mjs'),
      ]
    : []),
];

/**
 * A process for work that may hang or take too much: whatever it does, it can be killed. It starts with its first task,
 * takes one task at a time, ends when idle, and starts anew after it was killed or has crashed.
 */
export class WorkerProcess {
  readonly #options: WorkerProcessOptions;
  #process: ChildProcess | undefined;
  #running: Running | undefined;
  #idle: NodeJS.Timeout | undefined;

  constructor(options: WorkerProcessOptions) {
    this.#options = options;
  }

  /** Whether it can take a task. */
  get isFree(): boolean {
    return this.#running === undefined;
  }

  /**
   * Does one task. Task and result are copied as `structuredClone` does.
   * @throws {TaskTimeout} after the time limit
   * @throws {Error} what the task threw, by its message, or that the process has ended
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
        // What cannot be copied never left: the process has nothing to do with it.
        this.#settle({ error: error as Error });
      }
    });
  }

  /** Kills the process; the next task starts another one. */
  stop(): void {
    clearTimeout(this.#idle);
    this.#process?.kill('SIGKILL');
    this.#process = undefined;
  }

  #start(): ChildProcess {
    if (this.#process) return this.#process;
    const child = fork(this.#options.script + path.extname(import.meta.filename), {
      // It needs no secrets; one arena keeps the memory of its threads from growing, and what is freed goes back at once.
      env: { MALLOC_ARENA_MAX: '1', MALLOC_TRIM_THRESHOLD_: '32768', MALLOC_MMAP_THRESHOLD_: '32768' },
      execArgv: nodeOptions(this.#options.heapMb),
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    });
    child.unref();
    child.channel?.unref();
    child.on('message', (outcome: TaskOutcome) => {
      // What a killed process had already answered must not become the answer to its successor's task.
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

  /** A process that was replaced may end later than its successor started. One that cannot be spoken to still runs. */
  #end(child: ChildProcess, error: Error): void {
    child.kill('SIGKILL');
    if (this.#process === child) this.#process = undefined;
    if (this.#running?.process === child) this.#settle({ error });
  }
}
