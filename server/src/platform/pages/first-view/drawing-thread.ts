import path from 'node:path';
import { Worker } from 'node:worker_threads';
import type { DrawOutcome, DrawTask, PartCode } from './draw-task.ts';

const WORKER = path.join(import.meta.dirname, 'first-view-worker.js');
/** A page that takes longer, in ms, hangs; its thread is ended. */
const HANGS_AFTER_MS = 10_000;
const MEMORY_MB = 192;

interface Waiting {
  resolve: (html: string) => void;
  reject: (error: Error) => void;
  timer: NodeJS.Timeout;
}

/** The thread in which parts draw pages; code that fails, hangs or takes too much there harms no request. */
export class DrawingThread {
  #worker: Worker | undefined;
  #lastId = 0;
  readonly #waiting = new Map<number, Waiting>();
  readonly #sent = new Set<string>();

  /**
   * Draws one page after the other.
   * @throws {Error} what the page threw, or that its thread has ended
   */
  draw(shell: Required<PartCode>, remote: Required<PartCode>, request: object): Promise<string> {
    const worker = this.#start();
    this.#lastId += 1;
    const id = this.#lastId;
    const task: DrawTask = { id, shell: this.#once(shell), remote: this.#once(remote), request };
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => void worker.terminate(), HANGS_AFTER_MS);
      this.#waiting.set(id, { resolve, reject, timer });
      worker.postMessage(task);
    });
  }

  /** Ends the thread. */
  async stop(): Promise<void> {
    await this.#worker?.terminate();
  }

  #once({ key, code }: Required<PartCode>): PartCode {
    if (this.#sent.has(key)) return { key };
    this.#sent.add(key);
    return { key, code };
  }

  #start(): Worker {
    if (this.#worker) return this.#worker;
    const worker = new Worker(WORKER, { env: {}, resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB } });
    worker.unref();
    worker.on('message', (outcome: DrawOutcome) => this.#settle(outcome));
    worker.on('error', (error: Error) => this.#end(error));
    worker.on('exit', () => this.#end(new Error('the drawing thread has ended')));
    this.#worker = worker;
    return worker;
  }

  #settle(outcome: DrawOutcome): void {
    const waiting = this.#waiting.get(outcome.id);
    if (!waiting) return;
    this.#waiting.delete(outcome.id);
    clearTimeout(waiting.timer);
    if ('html' in outcome) waiting.resolve(outcome.html);
    else waiting.reject(new Error(outcome.failure));
  }

  #end(error: Error): void {
    this.#worker = undefined;
    this.#sent.clear();
    for (const { reject, timer } of this.#waiting.values()) {
      clearTimeout(timer);
      reject(error);
    }
    this.#waiting.clear();
  }
}
