import { RendererBusy } from './render-errors.ts';
import { RenderProcess, type RenderProcessOptions } from './render-process.ts';
import type { PageParts } from './render-task.ts';

/** A process without work stops after this time, in ms. */
const IDLE_MS = 60_000;
/** How long parts are not rendered after their process exited unexpectedly, in ms. */
const PAUSE_MS = 60_000;

interface Kept {
  /** The remote's name, shared by all its versions. */
  remote: string;
  process: RenderProcess;
  idle: NodeJS.Timeout | undefined;
}

/** Options of the pool. */
export interface RenderPoolOptions extends RenderProcessOptions {
  /** Maximum number of processes; each uses about 60 MB. */
  most: number;
}

const nameOf = ({ shell, remote }: PageParts): string => `${shell.key} ${remote.key}`;
const remoteOf = ({ remote }: PageParts): string => remote.key.replace(/@[^@]*$/, '');

/**
 * One process for each version of a remote, so that no version can read or change what another renders.
 * When all are busy, a remote with more processes than its share gives one up to a remote with fewer.
 * Versions that hang therefore cost only their own remote's first views (product.md §110, §162).
 */
export class RenderProcessPool {
  /** In order of use, the most recent last. */
  readonly #kept = new Map<string, Kept>();
  readonly #pausedUntil = new Map<string, number>();
  readonly #options: RenderPoolOptions;

  constructor(options: RenderPoolOptions) {
    this.#options = options;
  }

  /** Whether the process of these parts exited unexpectedly a short time ago. */
  isPaused(parts: PageParts): boolean {
    return (this.#pausedUntil.get(nameOf(parts)) ?? 0) > performance.now();
  }

  /**
   * Renders a page in the process of its parts.
   * @throws {RendererBusy} when too many processes are busy, or its own was stopped to make room
   * @throws {IsolationUnavailable} when this machine allows no isolated process
   * @throws {Error} what the page threw, or that the process has exited
   */
  async render(parts: PageParts, request: object): Promise<string> {
    const name = nameOf(parts);
    const kept = this.#kept.get(name) ?? this.#start(parts, name);
    clearTimeout(kept.idle);
    this.#kept.delete(name);
    this.#kept.set(name, kept);
    try {
      return await kept.process.render(request);
    } finally {
      clearTimeout(kept.idle);
      if (this.#kept.get(name) === kept && !kept.process.isBusy)
        kept.idle = setTimeout(() => this.#end(name, kept), IDLE_MS).unref();
    }
  }

  /** Stops all processes. */
  stop(): void {
    for (const [name, kept] of this.#kept) this.#end(name, kept);
  }

  #start(parts: PageParts, name: string): Kept {
    const remote = remoteOf(parts);
    if (this.#kept.size >= this.#options.most) {
      const given = this.#givenUpFor(remote);
      if (!given) throw new RendererBusy();
      this.#end(...given);
    }
    const process = new RenderProcess(parts, this.#options, () => {
      if (this.#kept.get(name)?.process !== process) return;
      this.#kept.delete(name);
      this.#pausedUntil.set(name, performance.now() + PAUSE_MS);
    });
    return { remote, process, idle: undefined };
  }

  /**
   * The process to stop for a new one: an idle one, or else the one that was used longest ago of a remote that has more
   * processes than the new one's remote would then have.
   */
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
