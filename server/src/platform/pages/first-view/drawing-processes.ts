import type { PageParts } from './draw-task.ts';
import { DrawingProcess } from './drawing-process.ts';

/** Processes at once; each keeps about 60 MB. */
const MOST = 3;
/** A process without a page to draw ends after this time, in ms. */
const IDLE_MS = 60_000;
/** Parts whose process ended before its time are not drawn for so long, in ms. */
const PAUSE_MS = 60_000;

interface Kept {
  process: DrawingProcess;
  idle: NodeJS.Timeout | undefined;
}

const nameOf = ({ shell, remote }: PageParts): string => `${shell.key} ${remote.key}`;

/** A process for each remote, so that none sees or changes what another draws (product.md §110). */
export class DrawingProcesses {
  /** The one that was used last stands last. */
  readonly #kept = new Map<string, Kept>();
  readonly #pausedUntil = new Map<string, number>();

  /** Whether these parts have ended their process a moment ago. */
  isPaused(parts: PageParts): boolean {
    return (this.#pausedUntil.get(nameOf(parts)) ?? 0) > performance.now();
  }

  /**
   * Draws a page in the process of its parts.
   * @throws {Error} what the page threw, that its process has ended, or that too many processes are busy
   */
  async draw(parts: PageParts, request: object): Promise<string> {
    const name = nameOf(parts);
    const kept = this.#kept.get(name) ?? this.#start(parts, name);
    clearTimeout(kept.idle);
    this.#kept.delete(name);
    this.#kept.set(name, kept);
    try {
      return await kept.process.draw(request);
    } finally {
      clearTimeout(kept.idle);
      if (this.#kept.get(name) === kept && !kept.process.isBusy)
        kept.idle = setTimeout(() => this.#end(name, kept), IDLE_MS).unref();
    }
  }

  /** Ends them all. */
  stop(): void {
    for (const [name, kept] of this.#kept) this.#end(name, kept);
  }

  #start(parts: PageParts, name: string): Kept {
    if (this.#kept.size >= MOST) {
      const free = [...this.#kept].find(([, { process }]) => !process.isBusy);
      if (!free) throw new Error('too many parts are drawing');
      this.#end(...free);
    }
    const process = new DrawingProcess(parts, () => {
      if (this.#kept.get(name)?.process !== process) return;
      this.#kept.delete(name);
      this.#pausedUntil.set(name, performance.now() + PAUSE_MS);
    });
    return { process, idle: undefined };
  }

  #end(name: string, { process, idle }: Kept): void {
    clearTimeout(idle);
    this.#kept.delete(name);
    process.stop();
  }
}
