import type { ChildProcess } from 'node:child_process';
import { startClosedOff } from './closed-off.ts';
import type { DrawTask, PageParts } from './draw-task.ts';
import { readOutcomes } from './read-outcomes.ts';

/** A page that takes longer, in ms, hangs; its process is ended. */
const HANGS_AFTER_MS = 10_000;

interface Waiting {
  resolve: (html: string) => void;
  reject: (error: Error) => void;
  timer: NodeJS.Timeout;
}

/** The process in which one remote draws its pages with one shell. Once it has ended, another takes its place. */
export class DrawingProcess {
  readonly #child: ChildProcess;
  readonly #waiting = new Map<number, Waiting>();
  #parts: PageParts | undefined;
  #lastId = 0;

  /** @param onEnd told once, when it has ended or is being ended for what it did */
  constructor(parts: PageParts, onEnd: () => void) {
    this.#parts = parts;
    this.#child = startClosedOff();
    const end = (error: Error) => {
      this.#kill();
      for (const { reject, timer } of this.#waiting.values()) {
        clearTimeout(timer);
        reject(error);
      }
      this.#waiting.clear();
      onEnd();
    };
    this.#child.on('error', end);
    this.#child.on('exit', () => end(new Error('the drawing process has ended')));
    // What is written to a process that has ended is lost with it.
    this.#child.stdin?.on('error', () => undefined);
    if (this.#child.stdout) readOutcomes(this.#child.stdout, (outcome) => this.#settle(outcome), end);
    this.#child.unref();
    for (const stream of [this.#child.stdin, this.#child.stdout])
      (stream as { unref?: () => void } | null)?.unref?.();
  }

  /** Whether a page waits for it. */
  get isBusy(): boolean {
    return this.#waiting.size > 0;
  }

  /**
   * Draws one page after the other.
   * @throws {Error} what the page threw, or that its process has ended
   */
  draw(request: object): Promise<string> {
    this.#lastId += 1;
    const id = this.#lastId;
    const task: DrawTask = { id, ...this.#parts, request };
    this.#parts = undefined;
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => this.#kill(), HANGS_AFTER_MS);
      this.#waiting.set(id, { resolve, reject, timer });
      this.#child.stdin?.write(`${JSON.stringify(task)}\n`);
    });
  }

  /** Ends it. */
  stop(): void {
    this.#kill();
  }

  /** With everything it may have started. */
  #kill(): void {
    const { pid, exitCode, signalCode } = this.#child;
    if (pid === undefined || exitCode !== null || signalCode !== null) return;
    try {
      process.kill(-pid, 'SIGKILL');
    } catch {
      // It has just ended by itself.
    }
  }

  #settle({
    id,
    html,
    failure,
  }: {
    id: number;
    html?: string | undefined;
    failure?: string | undefined;
  }): void {
    const waiting = this.#waiting.get(id);
    if (!waiting) return;
    this.#waiting.delete(id);
    clearTimeout(waiting.timer);
    if (html === undefined) waiting.reject(new Error(failure));
    else waiting.resolve(html);
  }
}
