import type { Language } from '@tavolina/shared-api/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { requestOrigin } from '../http/request-origin.ts';
import { type TraceStep, untraced } from '../tracing/trace-step.ts';
import { startSource } from './code-after-paint.ts';
import { allowInline, contentSecurityPolicy, type PolicyOrigins } from './content-security-policy.ts';
import { describeRelease } from './describe-release.ts';
import { avoidFailedStarts } from './failed-starts.ts';
import { type FirstView, FirstViews } from './first-view/first-views.ts';
import { roomSources } from './keep-room.ts';
import type { MapTiles } from './map-tiles.ts';
import { isNamed, matchOwner } from './match-owner.ts';
import { VISIT_SOURCE } from './new-visit.ts';
import type { DescribePage, PageContent, PageRequest } from './page-content.ts';
import { keepNamedLanguage, pageLanguage } from './page-language.ts';
import { pageTheme } from './page-theme.ts';
import { renderPlainPage } from './plain-page.ts';
import { PLAIN_VIEW_CSS_SOURCE } from './plain-view.ts';
import { PRESS_SOURCE } from './record-presses.ts';
import { recordsStart, START_SCRIPT_SOURCE } from './record-shell-start.ts';
import { registerFiles } from './register-files.ts';
import { registerPreview } from './register-preview.ts';
import type { LivePart, Platform, ReleaseSource } from './release-source.ts';
import { codeStart, firstViewInput, type PageInput, renderPage } from './render-page.ts';
import { isPagePath } from './reserved.ts';
import { SECTION_SOURCE } from './section-visit.ts';
import { securePage, sendHtml } from './send-page.ts';
import { isSecure, releaseForVisitor } from './visitor-release.ts';

/** What the pages need to know about the installation. */
export interface PagesOptions {
  releases: ReleaseSource;
  apiBaseUrl: string;
  /** Public origin of the pages; empty: the requested host. */
  publicOrigin: string;
  /** Finds the content of a page. */
  describePage?: DescribePage;
  /** Whether browsers store visited menus for use without a connection; true by default. */
  keepsMenus?: boolean;
  /** Tiles for maps; without them maps show the drawn ground. */
  mapTiles?: MapTiles | undefined;
  /** Share of the presses whose requests are traced; without it none are. */
  traceShare?: number | undefined;
  /** Further origins for the content security policy. */
  policyOrigins?: PolicyOrigins;
  /** Does the rendering of a first view, with a span where its request is traced. */
  traceStep?: TraceStep;
  /** Path of the program that isolates rendering processes; by default the system's. */
  unshare?: string;
}

const textsIn = (part: LivePart, language: Language): Record<string, unknown> =>
  (part.texts[language] ?? {}) as Record<string, unknown>;

/** What a build says of the page at exactly this path. */
const saidOf = <T>(said: Record<string, T>, path: string): T | undefined =>
  Object.entries(said).find(([page]) => isNamed([page], path))?.[1];

/** What the page is called in its part's texts; where the build does not say so, the words of its path. */
const nameOf = ({ titles = {} }: Platform, path: string): string =>
  saidOf(titles, path) ?? path.split('/').filter(Boolean).join('-');

/** The part that renders a page with the shell. The shell's own pages need no other part. */
const remoteBesideShell = (part: LivePart | undefined, shell: LivePart): LivePart | undefined =>
  part === shell ? undefined : part;

/** The policy with what stands in the document itself. */
const withInline = (policy: string, page: PageInput, view: FirstView | undefined): string => {
  if (!view)
    return allowInline(policy, recordsStart(page.shell) ? [START_SCRIPT_SOURCE] : [], PLAIN_VIEW_CSS_SOURCE);
  const scripts = [
    VISIT_SOURCE,
    PRESS_SOURCE,
    SECTION_SOURCE,
    ...roomSources(view.html),
    startSource(codeStart(page)),
  ];
  return allowInline(policy, scripts, view.cssSource);
};

const statusOf = (part: LivePart | undefined, isOwned: boolean, content: PageContent | undefined): number => {
  if (part) return content?.status ?? 200;
  return isOwned ? 503 : 404;
};

const isPageRequest = (request: FastifyRequest, path: string): boolean =>
  (request.method === 'GET' || request.method === 'HEAD') &&
  /text\/html|\*\/\*/.test(request.headers.accept ?? '*/*') &&
  isPagePath(path);

/**
 * Serves published files, texts, and for every other URL a document built from the live shell and the
 * remote that owns the URL.
 */
export const registerPages = (app: FastifyInstance, options: PagesOptions): void => {
  const { traceStep = untraced } = options;
  const policy = contentSecurityPolicy(
    options.apiBaseUrl,
    options.policyOrigins ?? { connect: [], images: [], scripts: [], frames: [] },
  );

  // A page without its content still works, because its code requests what is missing.
  const contentOf = async (
    part: LivePart | undefined,
    asked: Pick<PageRequest, 'url' | 'language' | 'caller'>,
  ): Promise<PageContent | undefined> => {
    const { pathname } = asked.url;
    return (
      part &&
      options
        .describePage?.({
          ...asked,
          texts: textsIn(part, asked.language),
          name: nameOf(part.platform, pathname),
          asks: saidOf(part.platform.asks ?? {}, pathname) ?? [],
        })
        .catch((error: unknown) => {
          app.log.error(error, 'A page went out without its content');
          return undefined;
        })
    );
  };

  const views = new FirstViews(
    {
      onFailure: (error, page) =>
        app.log.error(
          { err: error, page },
          'A first view could not be rendered; the page is sent without it',
        ),
      onIsolationUnavailable: (error) =>
        app.log.error(
          { err: error },
          'Pages are sent without first views, because this machine cannot isolate processes: allow user namespaces (docs/decisions/0016)',
        ),
    },
    options.unshare,
  );
  app.addHook('onClose', async () => views.stop());

  const viewOf = async (page: PageInput): Promise<FirstView | undefined> => {
    const input = firstViewInput(page);
    return input && traceStep('first view', () => views.find(input));
  };

  registerFiles(app, options);

  registerPreview(app, options, policy);

  app.get('/release.json', async (request, reply) =>
    reply
      .header('cache-control', 'no-store')
      .send(describeRelease(await releaseForVisitor(request, reply, options), options)),
  );

  app.get<{ Querystring: { lng?: string } }>('/*', async (request, reply) => {
    const url = new URL(requestOrigin(request, options.publicOrigin) + request.url);
    if (!isPageRequest(request, url.pathname)) return reply.callNotFound();
    const given = await releaseForVisitor(request, reply, options);
    const live = avoidFailedStarts(request, reply, given, isSecure(options));
    const shell = live.parts.get('shell');
    const lng = url.searchParams.get('lng') ?? undefined;
    const language = pageLanguage(request, lng);
    keepNamedLanguage(reply, lng, isSecure(options));
    securePage(reply, policy).header('x-release', String(live.id));
    if (!shell) return sendHtml(request, reply.code(503), renderPlainPage('unavailable', language));
    const owner = matchOwner(
      [...[...live.parts.values()].map(({ platform }) => platform), ...live.absent],
      url.pathname,
    );
    const part = owner && live.parts.get(owner.name);
    const content = await contentOf(part, { url, language, caller: request.ip });
    if (content?.moved) return reply.redirect(content.moved.to, content.moved.status);
    reply.code(statusOf(part, owner !== undefined, content));
    const theme = content?.head ? undefined : pageTheme(request);
    const page = {
      ...options,
      theme,
      live,
      shell,
      owner: remoteBesideShell(part, shell),
      url,
      language,
      content,
    };
    const view = await viewOf(page);
    reply.header('content-security-policy', withInline(policy, page, view));
    return sendHtml(request, reply, renderPage(page, view));
  });
};
