import type { ChildProcess } from 'node:child_process';
import { type IsolationOptions, startIsolatedProcess } from './isolated-process.ts';
import { type RenderResult, readResults } from './read-results.ts';
import { IsolationUnavailable, RendererBusy } from './render-errors.ts';
import { type PageParts, writeTask } from './render-task.ts';

/** Longest kept text of why a process could not start, in characters. */
const LONGEST_REASON = 1_000;

/** How a process is kept apart, and for how long. */
export interface RenderProcessOptions extends IsolationOptions {
  /** After this time, in ms, a page counts as hanging and its process is killed. */
  hangsAfterMs: number;
}

interface Waiting {
  resolve: (html: string) => void;
  reject: (error: Error) => void;
  timer: NodeJS.Timeout;
}

/**
 * A process in which one version of a remote renders pages with one version of the shell. Runs until it is
 * stopped or exits.
 */
export class RenderProcess {
  readonly #child: ChildProcess;
  readonly #hangsAfterMs: number;
  readonly #waiting = new Map<number, Waiting>();
  #parts: PageParts | undefined;
  #lastId = 0;
  #hasBegun = false;
  #isStopped = false;
  /** Its output on standard error before it is ready. */
  #reason = '';

  /** @param onEnd called at least once when the process has exited or is being killed for its behaviour */
  constructor(parts: PageParts, options: RenderProcessOptions, onEnd: () => void) {
    this.#parts = parts;
    this.#hangsAfterMs = options.hangsAfterMs;
    this.#child = startIsolatedProcess(options);
    const end = (error: Error) => {
      this.#kill();
      this.#rejectAll(this.#causeOf(error));
      onEnd();
    };
    this.#child.on('error', end);
    this.#child.on('close', (code, signal) =>
      end(new Error(`the render process has ended (${signal ?? `exit code ${code}`})`)),
    );
    const { stdin, stdout, stderr } = this.#child;
    // Writing to an exited process must not throw.
    stdin?.on('error', () => undefined);
    stderr?.on('data', (text) => {
      if (!this.#hasBegun) this.#reason = (this.#reason + text).slice(0, LONGEST_REASON);
    });
    if (stdout && stderr)
      readResults(stdout, stderr, {
        onReady: () => {
          this.#hasBegun = true;
        },
        onResult: (outcome) => this.#settle(outcome),
        onExcessOutput: () =>
          end(new Error('the render process wrote more output than allowed; it was stopped')),
      });
    this.#child.unref();
    for (const stream of [stdin, stdout, stderr]) (stream as { unref?: () => void } | null)?.unref?.();
  }

  /** Whether it is rendering a page. */
  get isBusy(): boolean {
    return this.#waiting.size > 0;
  }

  /**
   * Renders one page after the other.
   * @throws {RendererBusy} when the process was stopped to make room for another
   * @throws {IsolationUnavailable} when this machine allows no isolated process
   * @throws {Error} what the page threw, or that the process has exited
   */
  render(request: object): Promise<string> {
    this.#lastId += 1;
    const id = this.#lastId;
    const task = writeTask(id, request, this.#parts);
    this.#parts = undefined;
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => this.#kill(), this.#hangsAfterMs);
      this.#waiting.set(id, { resolve, reject, timer });
      this.#child.stdin?.write(task);
    });
  }

  /** Kills the process. */
  stop(): void {
    this.#isStopped = true;
    this.#kill();
    this.#rejectAll(new RendererBusy());
  }

  #causeOf(error: Error): Error {
    if (this.#isStopped) return new RendererBusy();
    return this.#hasBegun ? error : new IsolationUnavailable(this.#reason.trim() || error.message);
  }

  #rejectAll(error: Error): void {
    for (const { reject, timer } of this.#waiting.values()) {
      clearTimeout(timer);
      reject(error);
    }
    this.#waiting.clear();
  }

  /** The negative id addresses the whole process group. */
  #kill(): void {
    const { pid, exitCode, signalCode } = this.#child;
    if (pid === undefined || exitCode !== null || signalCode !== null) return;
    try {
      process.kill(-pid, 'SIGKILL');
    } catch {
      // The process has already exited.
    }
  }

  #settle({ id, html, failure }: RenderResult): boolean {
    const waiting = this.#waiting.get(id);
    if (!waiting) return false;
    this.#waiting.delete(id);
    clearTimeout(waiting.timer);
    if (html === undefined) waiting.reject(new Error(failure));
    else waiting.resolve(html);
    return true;
  }
}
