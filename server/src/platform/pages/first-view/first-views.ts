import { createHash } from 'node:crypto';
import { deflateRawSync, inflateRawSync } from 'node:zlib';
import { LRUCache } from 'lru-cache';
import { inlineSource } from '../content-security-policy.ts';
import { extractInlineStyles } from './extract-styles.ts';
import { isEmbeddable } from './is-embeddable.ts';
import { IsolationUnavailable, RendererBusy } from './render-errors.ts';
import { RenderProcessPool } from './render-process-pool.ts';
import type { PageParts } from './render-task.ts';

/** The server-rendered HTML of a page, shown until its code runs. */
export interface FirstView {
  html: string;
  /** CSS rules for elements of this view only. */
  css: string;
  /** The hash source of the rules for the content security policy; undefined without rules. */
  cssSource: string | undefined;
}

/** A page to render. */
export interface FirstViewInput extends PageParts {
  /** Whether it is a preview, whose processes are limited so that visitors' pages are not delayed. */
  isPreview: boolean;
  /** Language and URL: the cache key of the page among these parts. */
  page: string;
  /** The API responses that it is rendered from, as text. Different responses are a different view. */
  answers: string;
  request: object;
}

/**
 * Longest time that a request waits for its view, in ms. A later request finds it in the cache. Without its view a page comes
 * with its code only, for which phones take longer than this (docs/decisions/0075).
 */
const VIEW_TIMEOUT_MS = 1_000;
/**
 * Longest queue of a remote. Further pages are sent without a first view, because a slow document is worse.
 */
const LONGEST_QUEUE = 8;
/** After this time, in ms, a page counts as hanging and its process is killed. */
const HANGS_AFTER_MS = 10_000;
/** Size of the cache, in bytes of compressed HTML: about 200 pages. */
const KEPT_SIZE = 3_000_000;
/** A page that could not be rendered is tried again after this time, in ms. */
const FAILURE_KEPT_MS = 60_000;

/** React hoists the title to the front. The document has its own. */
const TITLE = /^((?:<(?:link|meta)[^>]*>)*)<title>[^<]*<\/title>/;

/** @throws {Error} when the HTML would change how the rest of the document is parsed */
const finish = (rendered: string): FirstView => {
  const { html, css } = extractInlineStyles(rendered.replace(TITLE, '$1'));
  if (!isEmbeddable(html))
    throw new Error('the HTML is incomplete, or has scripts, forms or links that a first view must not have');
  return { html, css, cssSource: css ? inlineSource(css) : undefined };
};

/**
 * A view as it is kept: compressed, because a few signs beyond Latin-1 make a string take two bytes for each of its
 * characters. Unpacking takes a third of a millisecond; a page's compression takes several.
 */
interface KeptView extends Omit<FirstView, 'html'> {
  packed: Buffer;
}

const pack = ({ html, ...view }: FirstView): KeptView => ({
  ...view,
  packed: deflateRawSync(html, { level: 3 }),
});

const unpack = ({ packed, ...view }: KeptView): FirstView => ({
  ...view,
  html: inflateRawSync(packed).toString(),
});

const later = (): Promise<undefined> =>
  new Promise((resolve) => setTimeout(resolve, VIEW_TIMEOUT_MS, undefined).unref());

/** Callbacks for pages that could not be rendered. Those pages are sent without a first view. */
export interface FirstViewEvents {
  onFailure: (error: unknown, page: string) => void;
  /** Called once: this machine allows no isolated process, so no page is rendered. */
  onIsolationUnavailable: (error: IsolationUnavailable) => void;
}

/** Renders pages for documents, and caches the result until something about the page changes. */
export class FirstViews {
  readonly #ofVisitors: RenderProcessPool;
  readonly #ofPreviews: RenderProcessPool;
  readonly #events: FirstViewEvents;
  #hasIsolation = true;
  readonly #views = new LRUCache<string, { view: KeptView | undefined }>({
    maxSize: KEPT_SIZE,
    sizeCalculation: ({ view }) => 1_000 + (view?.packed.length ?? 0),
  });
  readonly #rendering = new Map<string, { remote: string; view: Promise<FirstView | undefined> }>();

  /**
   * @param unshare path of the program that isolates processes; by default the system's
   * @param hangsAfterMs after which a page counts as hanging, in ms
   */
  constructor(events: FirstViewEvents, unshare?: string, hangsAfterMs = HANGS_AFTER_MS) {
    this.#events = events;
    this.#ofVisitors = new RenderProcessPool({ most: 3, unshare, hangsAfterMs });
    this.#ofPreviews = new RenderProcessPool({ most: 2, unshare, hangsAfterMs, niceness: 10 });
  }

  /** The view of a page; undefined when it is not available in time. */
  async find(input: FirstViewInput): Promise<FirstView | undefined> {
    const key = createHash('sha256')
      .update([input.isPreview, input.shell.key, input.remote.key, input.page, input.answers].join('\n'))
      .digest('base64');
    const kept = this.#views.get(key);
    if (kept) return kept.view && unpack(kept.view);
    const rendering = this.#rendering.get(key);
    if (!rendering && (this.#processesOf(input).isPaused(input) || this.#isQueueFull(input.remote.key)))
      return undefined;
    return Promise.race([rendering?.view ?? this.#render(key, input), later()]);
  }

  /** Stops the rendering processes. */
  stop(): void {
    this.#ofVisitors.stop();
    this.#ofPreviews.stop();
  }

  #processesOf({ isPreview }: FirstViewInput): RenderProcessPool {
    return isPreview ? this.#ofPreviews : this.#ofVisitors;
  }

  #isQueueFull(remote: string): boolean {
    return [...this.#rendering.values()].filter((one) => one.remote === remote).length >= LONGEST_QUEUE;
  }

  #render(key: string, input: FirstViewInput): Promise<FirstView | undefined> {
    const { shell, remote, page, request } = input;
    const view = this.#processesOf(input)
      .render({ shell, remote }, request)
      .then((rendered) => this.#keep(key, finish(rendered)))
      .catch((error: unknown) => {
        if (error instanceof RendererBusy) return undefined;
        this.#tell(error, page);
        return this.#keep(key, undefined);
      })
      .finally(() => this.#rendering.delete(key));
    this.#rendering.set(key, { remote: remote.key, view });
    return view;
  }

  #tell(error: unknown, page: string): void {
    if (!(error instanceof IsolationUnavailable)) this.#events.onFailure(error, page);
    else if (this.#hasIsolation) {
      this.#hasIsolation = false;
      this.#events.onIsolationUnavailable(error);
    }
  }

  #keep(key: string, view: FirstView | undefined): FirstView | undefined {
    this.#views.set(key, { view: view && pack(view) }, view ? {} : { ttl: FAILURE_KEPT_MS });
    return view;
  }
}
