import type { ChildProcess } from 'node:child_process';
import { type ClosedOffOptions, startClosedOff } from './closed-off.ts';
import { NotClosedOff, NotDrawnNow } from './draw-failures.ts';
import type { DrawTask, PageParts } from './draw-task.ts';
import { type DrawOutcome, readOutcomes } from './read-outcomes.ts';

/** A page that takes longer, in ms, hangs; its process is ended. */
const HANGS_AFTER_MS = 10_000;
/** How much is kept of why a process could not begin, in characters. */
const LONGEST_REASON = 1_000;

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
  #hasBegun = false;
  #isStopped = false;
  /** What it says before it begins. */
  #reason = '';

  /** @param onEnd told once or more, when it has ended or is being ended for what it did */
  constructor(parts: PageParts, options: ClosedOffOptions, onEnd: () => void) {
    this.#parts = parts;
    this.#child = startClosedOff(options);
    const end = (error: Error) => {
      this.#kill();
      this.#rejectAll(this.#causeOf(error));
      onEnd();
    };
    this.#child.on('error', end);
    this.#child.on('close', () => end(new Error('the drawing process has ended')));
    const { stdin, stdout, stderr } = this.#child;
    // What is written to a process that has ended is lost with it.
    stdin?.on('error', () => undefined);
    stderr?.on('data', (text) => {
      if (!this.#hasBegun) this.#reason = (this.#reason + text).slice(0, LONGEST_REASON);
    });
    if (stdout && stderr)
      readOutcomes(stdout, stderr, {
        onBegun: () => {
          this.#hasBegun = true;
        },
        onOutcome: (outcome) => this.#settle(outcome),
        onTooMuch: () => end(new Error('the drawing process says too much')),
      });
    this.#child.unref();
    for (const stream of [stdin, stdout, stderr]) (stream as { unref?: () => void } | null)?.unref?.();
  }

  /** Whether a page waits for it. */
  get isBusy(): boolean {
    return this.#waiting.size > 0;
  }

  /**
   * Draws one page after the other.
   * @throws {NotDrawnNow} when it was ended for another's sake
   * @throws {NotClosedOff} when this machine allows no such process
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

  /** Ends it, whatever it does. */
  stop(): void {
    this.#isStopped = true;
    this.#kill();
    this.#rejectAll(new NotDrawnNow());
  }

  #causeOf(error: Error): Error {
    if (this.#isStopped) return new NotDrawnNow();
    return this.#hasBegun ? error : new NotClosedOff(this.#reason.trim() || error.message);
  }

  #rejectAll(error: Error): void {
    for (const { reject, timer } of this.#waiting.values()) {
      clearTimeout(timer);
      reject(error);
    }
    this.#waiting.clear();
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

  #settle({ id, html, failure }: DrawOutcome): boolean {
    const waiting = this.#waiting.get(id);
    if (!waiting) return false;
    this.#waiting.delete(id);
    clearTimeout(waiting.timer);
    if (html === undefined) waiting.reject(new Error(failure));
    else waiting.resolve(html);
    return true;
  }
}
