import { QueryClientProvider } from '@tanstack/react-query';
import { type RenderResult, render } from '@testing-library/react';
import {
  createInstance,
  type FormatterModule,
  type InterpolationOptions,
  type i18n,
  type Resource,
} from 'i18next';
import { I18nextProvider, initReactI18next } from 'react-i18next';
import { createMemoryRouter, type RouteObject, RouterProvider } from 'react-router-dom';
import type { Language } from '../contract/codes/languages.ts';
import { queryClient } from '../runtime/query.ts';

/** How a test opens a part of the product. */
export interface RenderRoutesOptions {
  routes: RouteObject[];
  /** Path with query, e.g. `/orders?order_id=K7MQ-4XTD`. */
  at: string;
  /** State of the first history entry. */
  state?: unknown;
  lng?: Language;
  /** Texts by language and namespace. */
  resources: Resource;
  /** How texts take values; as the shell has it; by themselves they take them as they are. */
  textValues?: { formatter: FormatterModule; interpolation: InterpolationOptions };
}

/** What a test may want to look at besides the screen. */
export interface RenderedRoutes extends RenderResult {
  router: ReturnType<typeof createMemoryRouter>;
  i18n: i18n;
}

const startI18n = async ({ lng = 'sq', resources, textValues }: RenderRoutesOptions): Promise<i18n> => {
  const instance = createInstance();
  if (textValues) instance.use(textValues.formatter);
  await instance.use(initReactI18next).init({
    lng,
    fallbackLng: 'sq',
    resources,
    interpolation: textValues?.interpolation ?? { escapeValue: false },
  });
  return instance;
};

/** Renders routes with router, texts and the shared query client, which is emptied first. */
export const renderRoutes = async (options: RenderRoutesOptions): Promise<RenderedRoutes> => {
  queryClient.clear();
  const { queries, ...others } = queryClient.getDefaultOptions();
  queryClient.setDefaultOptions({ ...others, queries: { ...queries, retry: false } });
  const i18n = await startI18n(options);
  const path = new URL(options.at, 'http://localhost');
  const entry = { pathname: path.pathname, search: path.search, hash: path.hash, state: options.state };
  const router = createMemoryRouter(options.routes, { initialEntries: [entry] });
  const result = render(
    <I18nextProvider i18n={i18n}>
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </I18nextProvider>,
  );
  return { ...result, router, i18n };
};
