import type { ClosedOffOptions } from './closed-off.ts';
import { NotDrawnNow } from './draw-failures.ts';
import type { PageParts } from './draw-task.ts';
import { DrawingProcess } from './drawing-process.ts';

/** A process without a page to draw ends after this time, in ms. */
const IDLE_MS = 60_000;
/** Parts whose process ended before its time are not drawn for so long, in ms. */
const PAUSE_MS = 60_000;

interface Kept {
  /** The remote's name, which all its versions share. */
  remote: string;
  process: DrawingProcess;
  idle: NodeJS.Timeout | undefined;
}

/** How processes are kept. */
export interface DrawingProcessesOptions extends ClosedOffOptions {
  /** Processes at once; each keeps about 60 MB. */
  most: number;
}

const nameOf = ({ shell, remote }: PageParts): string => `${shell.key} ${remote.key}`;
const remoteOf = ({ remote }: PageParts): string => remote.key.replace(/@[^@]*$/, '');

/**
 * A process for each version of a remote, so that none sees or changes what another draws. While all are busy, a remote
 * with more of them than its share gives one up to a remote with fewer: versions without end cost their own remote's
 * first views alone (product.md §110, §162).
 */
export class DrawingProcesses {
  /** The one that was used last stands last. */
  readonly #kept = new Map<string, Kept>();
  readonly #pausedUntil = new Map<string, number>();
  readonly #options: DrawingProcessesOptions;

  constructor(options: DrawingProcessesOptions) {
    this.#options = options;
  }

  /** Whether these parts have ended their process a moment ago. */
  isPaused(parts: PageParts): boolean {
    return (this.#pausedUntil.get(nameOf(parts)) ?? 0) > performance.now();
  }

  /**
   * Draws a page in the process of its parts.
   * @throws {NotDrawnNow} when too many processes are busy, or its own was ended for another's sake
   * @throws {NotClosedOff} when this machine allows no such process
   * @throws {Error} what the page threw, or that its process has ended
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
    const remote = remoteOf(parts);
    if (this.#kept.size >= this.#options.most) {
      const given = this.#givenUpFor(remote);
      if (!given) throw new NotDrawnNow();
      this.#end(...given);
    }
    const process = new DrawingProcess(parts, this.#options, () => {
      if (this.#kept.get(name)?.process !== process) return;
      this.#kept.delete(name);
      this.#pausedUntil.set(name, performance.now() + PAUSE_MS);
    });
    return { remote, process, idle: undefined };
  }

  /** One without a page to draw, or the oldest of the remote with most of them where it keeps as many as the new one has. */
  #givenUpFor(remote: string): [string, Kept] | undefined {
    const all = [...this.#kept];
    const countOf = (other: string): number => all.filter(([, kept]) => kept.remote === other).length;
    const isOverShare = ([, kept]: [string, Kept]): boolean => countOf(kept.remote) > countOf(remote) + 1;
    return all.find(([, { process }]) => !process.isBusy) ?? all.find(isOverShare);
  }

  #end(name: string, { process, idle }: Kept): void {
    clearTimeout(idle);
    this.#kept.delete(name);
    process.stop();
  }
}
