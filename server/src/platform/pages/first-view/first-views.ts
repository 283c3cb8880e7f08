import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { inlineSource } from '../content-security-policy.ts';
import type { PageParts } from './draw-task.ts';
import { DrawingProcesses } from './drawing-processes.ts';
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

const finish = (drawn: string): FirstView => {
  const { html, css } = liftStyles(drawn.replace(TITLE, '$1'));
  return { html, css, cssSource: css ? inlineSource(css) : undefined };
};

const later = (): Promise<undefined> =>
  new Promise((resolve) => setTimeout(resolve, PATIENCE_MS, undefined).unref());

/** Draws pages for documents, and keeps what it drew as long as nothing about the page changes. */
export class FirstViews {
  readonly #processes = new DrawingProcesses();
  readonly #onFailure: (error: unknown, page: string) => void;
  readonly #views = new LRUCache<string, { view: FirstView | undefined }>({
    maxSize: KEPT_SIZE,
    sizeCalculation: ({ view }) => 1_000 + (view?.html.length ?? 0),
  });
  readonly #drawing = new Map<string, { remote: string; view: Promise<FirstView | undefined> }>();

  /** @param onFailure told of pages that could not be drawn; they go out without a view */
  constructor(onFailure: (error: unknown, page: string) => void) {
    this.#onFailure = onFailure;
  }

  /** The view of a page, or undefined when it is not to be had in a moment. */
  async find(input: FirstViewInput): Promise<FirstView | undefined> {
    const key = createHash('sha256')
      .update([input.shell.key, input.remote.key, input.page, input.answers].join('\n'))
      .digest('base64');
    const kept = this.#views.get(key);
    if (kept) return kept.view;
    const drawing = this.#drawing.get(key);
    if (!drawing && (this.#processes.isPaused(input) || this.#isQueueFull(input.remote.key)))
      return undefined;
    return Promise.race([drawing?.view ?? this.#draw(key, input), later()]);
  }

  /** Ends the processes that draw. */
  stop(): void {
    this.#processes.stop();
  }

  #isQueueFull(remote: string): boolean {
    return [...this.#drawing.values()].filter((one) => one.remote === remote).length >= LONGEST_QUEUE;
  }

  #draw(key: string, { shell, remote, page, request }: FirstViewInput): Promise<FirstView | undefined> {
    const view = this.#processes
      .draw({ shell, remote }, request)
      .then(
        (drawn) => this.#keep(key, finish(drawn)),
        (error: unknown) => {
          this.#onFailure(error, page);
          return this.#keep(key, undefined);
        },
      )
      .finally(() => this.#drawing.delete(key));
    this.#drawing.set(key, { remote: remote.key, view });
    return view;
  }

  #keep(key: string, view: FirstView | undefined): FirstView | undefined {
    this.#views.set(key, { view }, view ? {} : { ttl: FAILURE_KEPT_MS });
    return view;
  }
}
