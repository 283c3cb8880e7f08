import { FALLBACK_LANGUAGE, type Language } from '@tavolina/shared-api/contract';
import { afterPaint, type CodeStart } from './code-after-paint.ts';
import { baseOf, describeRelease } from './describe-release.ts';
import type { FirstView, FirstViewInput } from './first-view/first-views.ts';
import { headTags } from './head-tags.ts';
import { embedJson, escapeHtml } from './html.ts';
import { roomScript } from './keep-room.ts';
import type { MapTiles } from './map-tiles.ts';
import { isNamed, longestPrefix } from './match-owner.ts';
import { visitScript } from './new-visit.ts';
import type { PageContent } from './page-content.ts';
import type { PageTheme } from './page-theme.ts';
import { holdPaint } from './paint-hold.ts';
import { PLAIN_VIEW_CSS, plainView } from './plain-view.ts';
import { pressScript } from './record-presses.ts';
import { recordsStart, shellStartScript } from './record-shell-start.ts';
import type { LivePart, LiveRelease } from './release-source.ts';
import { sectionScript } from './section-visit.ts';

/** Input of a page that differs between installations and requests. */
export interface PageInput {
  live: LiveRelease;
  shell: LivePart;
  /** The live remote that owns the URL, if any. */
  owner: LivePart | undefined;
  /** Absolute, with the public origin. */
  url: URL;
  language: Language;
  /** The visitor's choice; undefined: the device's theme. */
  theme?: PageTheme | undefined;
  /** Texts and data of the page. */
  content: PageContent | undefined;
  apiBaseUrl: string;
  publicOrigin: string;
  mapTiles?: MapTiles | undefined;
  traceShare?: number | undefined;
}

const codeOf = ({ platform }: LivePart, packed: Buffer) => ({
  key: `${platform.name}@${platform.version}`,
  packed,
});

/** Input of the page's first view. Only pages that are the same for all visitors have one. */
export const firstViewInput = (input: PageInput): FirstViewInput | undefined => {
  const { shell, owner, content, url, language } = input;
  if (content?.status !== 200 || !content.head || !shell.firstView || !owner?.firstView) return undefined;
  const answers = answersOf(content);
  return {
    shell: codeOf(shell, shell.firstView),
    remote: codeOf(owner, owner.firstView),
    isPreview: input.live.preview !== undefined,
    page: `${language} ${url.href}`,
    answers,
    request: {
      url: url.href,
      language,
      release: describeRelease(input.live, input),
      texts: textsOf(input),
      answers: JSON.parse(answers),
    },
  };
};

const data = (id: string, json: string): string =>
  `<script type="application/json" id="${id}">${embedJson(json)}</script>`;

const trusted = ({ platform }: LivePart, file: string): string =>
  `${baseOf(platform)}${file}" integrity="${platform.files[file]?.integrity ?? ''}" crossorigin="anonymous"`;

const stylesheets = (part: LivePart, files = part.platform.css): string[] =>
  files.map((file) => `<link rel="stylesheet" href="${trusted(part, file)}>`);

const fontPreloads = (shell: LivePart): string[] =>
  Object.keys(shell.platform.files)
    .filter((file) => file.endsWith('.woff2'))
    .map(
      (file) =>
        `<link rel="preload" as="font" type="font/woff2" href="${baseOf(shell.platform)}${file}" crossorigin="anonymous">`,
    );

/** A file that a page needs soon after its first ones. */
const preload = (part: LivePart, file: string): string =>
  `<link rel="preload" as="script" fetchpriority="low" href="${trusted(part, file)}>`;

const scripts = (shell: LivePart): string[] =>
  shell.platform.js.map((file) => `<script defer src="${trusted(shell, file)}></script>`);

/** Files of the page at a path, beside the remote's own. */
const pageFiles = ({ platform: { pages = {} } }: LivePart, path: string): { js: string[]; css: string[] } =>
  pages[longestPrefix(Object.keys(pages), path) ?? ''] ?? { js: [], css: [] };

/** Preloads of the remote's entry and the page's files, so that they load while the shell starts. */
const remotePreloads = (owner: LivePart, page: { js: string[] }): string[] => {
  const { entry, js } = owner.platform;
  return [entry, ...js, ...page.js].filter((file) => file !== null).map((file) => preload(owner, file));
};

/** Texts that the page needs first. The shell's Albanian texts are always included as the fallback. */
const textsOf = ({ shell, owner, language }: PageInput) =>
  Object.fromEntries(
    [...new Set([FALLBACK_LANGUAGE, language])].map((lng) => [
      lng,
      {
        shell: shell.texts[lng],
        ui: shell.uiTexts[lng],
        ...(owner && lng === language && { [owner.platform.namespace]: owner.texts[lng] }),
      },
    ]),
  );

/** Head of pages without their own, most of them private: the product's title. */
const plainHead = ({ shell, language, content }: PageInput): string[] => {
  const texts = shell.texts[language] as { document?: { title: string; description: string } } | undefined;
  const { title, description } = texts?.document ?? { title: '', description: '' };
  return [
    `<title>${escapeHtml(content?.title ?? title)}</title>`,
    `<meta name="description" content="${escapeHtml(description)}">`,
    '<meta name="robots" content="noindex">',
  ];
};

const headOf = (input: PageInput): string[] =>
  input.content?.head ? headTags(input.content.head, input.url, input.language) : plainHead(input);

/** Responses as one JSON object; each is already JSON text. */
const answersOf = (content: PageContent | undefined): string =>
  `{${Object.entries(content?.answers ?? {})
    .map(([address, json]) => `${JSON.stringify(address)}:${json}`)
    .join(',')}}`;

/** What the document holds of the page itself before its code has come. */
interface Drawn {
  /** What holds the first paint. */
  holds: string[];
  css: string;
  root: string;
}

/**
 * Links and forms of the first view work without code. Other input is recorded for the page's code
 * (product.md §115).
 */
const drawnFirst = (view: FirstView): Drawn => {
  const { html, link, behind } = holdPaint(view.html, sectionScript);
  return {
    holds: [link],
    css: view.css,
    root: `${visitScript}${pressScript}${roomScript(html)}<div id="root"><div data-first-view>${html}</div></div>${behind}`,
  };
};

/** Without its first view: what stands in for it on a page that should have one, and nothing on others. */
const drawnLater = (input: PageInput): Drawn => {
  const head = firstViewInput(input) && input.content?.head;
  return {
    holds: [],
    css: head ? PLAIN_VIEW_CSS : '',
    root: `<div id="root">${head ? plainView(head, input.language) : ''}</div>`,
  };
};

const waitingAt = (owner: LivePart | undefined, path: string): CodeStart['waits'] => {
  const { waits = [], ownWaits = [] } = owner?.platform ?? {};
  if (isNamed(waits, path)) return 'all';
  return isNamed(ownWaits, path) ? 'own' : 'nothing';
};

/**
 * How the page's code is loaded where it has a first view. A preview is there to be tried, and a language that the
 * address names is kept on the device, so neither waits.
 */
export const codeStart = ({
  shell,
  owner,
  live,
  url,
}: Pick<PageInput, 'shell' | 'owner' | 'live' | 'url'>): CodeStart => ({
  recordsStart: recordsStart(shell),
  waits: live.preview || url.searchParams.has('lng') ? 'nothing' : waitingAt(owner, url.pathname),
});

/** Whether a page is the owners', which is installed as an app beside the diners' (product.md §319). */
const isConsole = ({ pathname }: URL): boolean => /^\/business(\/|$)/.test(pathname);

/**
 * The document of a page. It contains the files with their hashes, the release and the first texts.
 * @param view server-rendered HTML, shown until the page's code runs
 */
export const renderPage = (input: PageInput, view?: FirstView): string => {
  const { shell, owner, language, theme, url, content } = input;
  const page = owner && pageFiles(owner, url.pathname);
  const drawn = view ? drawnFirst(view) : drawnLater(input);
  const code = [
    ...scripts(shell),
    ...(shell.platform.draws ?? []).map((file) => preload(shell, file)),
    ...(owner && page ? remotePreloads(owner, page) : []),
  ];
  return [
    '<!doctype html>',
    `<html lang="${language}"${theme ? ` data-theme="${theme}"` : ''}>`,
    '<head>',
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    ...headOf(input),
    '<meta name="theme-color" content="#fbf7f0" media="(prefers-color-scheme: light)">',
    ...drawn.holds,
    ...fontPreloads(shell),
    ...stylesheets(shell),
    ...(owner && page ? [...stylesheets(owner), ...stylesheets(owner, page.css)] : []),
    ...(drawn.css ? [`<style>${drawn.css}</style>`] : []),
    ...(view ? [] : code),
    '<link rel="icon" href="/favicon.svg" type="image/svg+xml">',
    '<link rel="apple-touch-icon" href="/icon-192.png">',
    `<link rel="manifest" href="/${isConsole(url) ? 'console' : 'manifest'}.webmanifest">`,
    '</head>',
    '<body>',
    drawn.root,
    data('release', JSON.stringify(describeRelease(input.live, input))),
    ...(recordsStart(shell) && !view ? [shellStartScript()] : []),
    data('texts', JSON.stringify(textsOf(input))),
    data('answers', answersOf(content)),
    ...(view ? afterPaint(code, codeStart(input)) : []),
    '</body>',
    '</html>',
    '',
  ].join('\n');
};
