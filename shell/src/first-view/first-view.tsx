import { offerFirstAnswers } from '@tavolina/shared-api/client';
import { FALLBACK_LANGUAGE } from '@tavolina/shared-api/contract';
import {
  announceRelease,
  i18n,
  QueryClientProvider,
  queryClient,
  type Release,
  type RemoteModule,
} from '@tavolina/shared-api/runtime';
import { TEXT_VALUES } from '@tavolina/shared-ui';
import { renderToString } from 'react-dom/server';
import { initReactI18next } from 'react-i18next';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router-dom';
import { RootFrame } from '../app/root-frame.tsx';

export { provided } from './shared-module-instances.ts';

/** A page to render, with all its data: nothing is fetched during rendering. */
export interface FirstViewRequest {
  /** Absolute URL. */
  url: string;
  language: string;
  release: Release;
  /** Texts by language and namespace. */
  texts: Record<string, Record<string, object>>;
  /** API responses, by path below the API's base. */
  answers: Record<string, unknown>;
}

const speak = async ({ language, texts }: FirstViewRequest): Promise<void> => {
  if (!i18n.isInitialized) {
    await i18n
      .use(initReactI18next)
      .use(TEXT_VALUES.formatter)
      .init({ fallbackLng: FALLBACK_LANGUAGE, interpolation: TEXT_VALUES.interpolation });
  }
  for (const [lng, namespaces] of Object.entries(texts)) {
    for (const [namespace, words] of Object.entries(namespaces))
      i18n.addResourceBundle(lng, namespace, words);
  }
  await i18n.changeLanguage(language);
};

/**
 * Renders a page of a remote as HTML, for a visitor without session and cart. Call it sequentially, because
 * language and query cache are global.
 * @throws any error of the page; {Response} for a redirect
 */
export const drawFirstView = async (remote: RemoteModule, request: FirstViewRequest): Promise<string> => {
  announceRelease(request.release);
  offerFirstAnswers(request.answers);
  queryClient.clear();
  await speak(request);
  const handler = createStaticHandler([{ id: 'root', Component: RootFrame, children: remote.routes }]);
  const context = await handler.query(new Request(request.url));
  if (context instanceof Response) throw context;
  return renderToString(
    <QueryClientProvider client={queryClient}>
      <StaticRouterProvider
        router={createStaticRouter(handler.dataRoutes, context)}
        context={context}
        hydrate={false}
      />
    </QueryClientProvider>,
  );
};
