import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { inlineSource } from '../content-security-policy.ts';
import { NotClosedOff, NotDrawnNow } from './draw-failures.ts';
import type { PageParts } from './draw-task.ts';
import { DrawingProcesses } from './drawing-processes.ts';
import { isWhole } from './is-whole.ts';
import { liftStyles } from './lift-styles.ts';

/** A page as it looks before its code runs. */
export interface FirstView {
  html: string;
  /** Rules for what elements of this view alone look like. */
  css: string;
  /** The rules as the content security policy names them; undefined when there are none. */
  cssSource: string | undefined;
}

/** A page to draw. */
export interface FirstViewInput extends PageParts {
  /** Whether it is of a preview, which takes nothing from what visitors get. */
  isPreview: boolean;
  /** Language and address: what tells this page from every other of these parts. */
  page: string;
  /** What it is drawn from, as text: another answer is another view. */
  answers: string;
  request: object;
}

/** Longest that a request waits for its view, in ms; a later one finds it drawn. */
const PATIENCE_MS = 150;
/** More pages of a remote than this do not wait for its process: visitors come before their first views. */
const LONGEST_QUEUE = 8;
/** What is kept, in characters of HTML. */
const KEPT_SIZE = 12_000_000;
/** A page that could not be drawn is tried again after this time, in ms. */
const FAILURE_KEPT_MS = 60_000;

/** React puts the title in front; the document has its own. */
const TITLE = /^((?:<(?:link|meta)[^>]*>)*)<title>[^<]*<\/title>/;

/** @throws {Error} when it would change how the rest of the document is read */
const finish = (drawn: string): FirstView => {
  const { html, css } = liftStyles(drawn.replace(TITLE, '$1'));
  if (!isWhole(html)) throw new Error('what it draws is not whole, or would run or lead elsewhere');
  return { html, css, cssSource: css ? inlineSource(css) : undefined };
};

const later = (): Promise<undefined> =>
  new Promise((resolve) => setTimeout(resolve, PATIENCE_MS, undefined).unref());

/** Who is told of what is not drawn; those pages go out without a view. */
export interface FirstViewEvents {
  onFailure: (error: unknown, page: string) => void;
  /** Told once: this machine closes no process off, so that no page is drawn. */
  onNotClosedOff: (error: NotClosedOff) => void;
}

/** Draws pages for documents, and keeps what it drew as long as nothing about the page changes. */
export class FirstViews {
  readonly #ofVisitors: DrawingProcesses;
  readonly #ofPreviews: DrawingProcesses;
  readonly #events: FirstViewEvents;
  #isClosedOff = true;
  readonly #views = new LRUCache<string, { view: FirstView | undefined }>({
    maxSize: KEPT_SIZE,
    sizeCalculation: ({ view }) => 1_000 + (view?.html.length ?? 0),
  });
  readonly #drawing = new Map<string, { remote: string; view: Promise<FirstView | undefined> }>();

  /** @param unshare the program that closes processes off; the system's by default */
  constructor(events: FirstViewEvents, unshare?: string) {
    this.#events = events;
    this.#ofVisitors = new DrawingProcesses({ most: 3, unshare });
    this.#ofPreviews = new DrawingProcesses({ most: 2, unshare, niceness: 10 });
  }

  /** The view of a page, or undefined when it is not to be had in a moment. */
  async find(input: FirstViewInput): Promise<FirstView | undefined> {
    const key = createHash('sha256')
      .update([input.isPreview, input.shell.key, input.remote.key, input.page, input.answers].join('\n'))
      .digest('base64');
    const kept = this.#views.get(key);
    if (kept) return kept.view;
    const drawing = this.#drawing.get(key);
    if (!drawing && (this.#processesOf(input).isPaused(input) || this.#isQueueFull(input.remote.key)))
      return undefined;
    return Promise.race([drawing?.view ?? this.#draw(key, input), later()]);
  }

  /** Ends the processes that draw. */
  stop(): void {
    this.#ofVisitors.stop();
    this.#ofPreviews.stop();
  }

  #processesOf({ isPreview }: FirstViewInput): DrawingProcesses {
    return isPreview ? this.#ofPreviews : this.#ofVisitors;
  }

  #isQueueFull(remote: string): boolean {
    return [...this.#drawing.values()].filter((one) => one.remote === remote).length >= LONGEST_QUEUE;
  }

  #draw(key: string, input: FirstViewInput): Promise<FirstView | undefined> {
    const { shell, remote, page, request } = input;
    const view = this.#processesOf(input)
      .draw({ shell, remote }, request)
      .then((drawn) => this.#keep(key, finish(drawn)))
      .catch((error: unknown) => {
        if (error instanceof NotDrawnNow) return undefined;
        this.#tell(error, page);
        return this.#keep(key, undefined);
      })
      .finally(() => this.#drawing.delete(key));
    this.#drawing.set(key, { remote: remote.key, view });
    return view;
  }

  #tell(error: unknown, page: string): void {
    if (!(error instanceof NotClosedOff)) this.#events.onFailure(error, page);
    else if (this.#isClosedOff) {
      this.#isClosedOff = false;
      this.#events.onNotClosedOff(error);
    }
  }

  #keep(key: string, view: FirstView | undefined): FirstView | undefined {
    this.#views.set(key, { view }, view ? {} : { ttl: FAILURE_KEPT_MS });
    return view;
  }
}
