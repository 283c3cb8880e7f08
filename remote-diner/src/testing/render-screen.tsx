import type { Language } from '@tavolina/shared-api/contract';
import { type RenderedRoutes, type RenderRoutesOptions, renderRoutes } from '@tavolina/shared-api/testing';
import { TEXT_VALUES } from '@tavolina/shared-ui';
import enUi from '@tavolina/shared-ui/locales/en.json';
import sqUi from '@tavolina/shared-ui/locales/sq.json';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import en from '../../locales/en.json';
import sq from '../../locales/sq.json';
import { routes as storefront } from '../app/routes.tsx';

const RESOURCES = { sq: { diner: sq, ui: sqUi }, en: { diner: en, ui: enUi } };

/** Opens the storefront at a path, as a diner would, or other `routes` than its own. `fakeApi` comes first. */
export const renderScreen = async (
  at: string,
  options: { lng?: Language; state?: unknown; user?: UserEvent; routes?: RenderRoutesOptions['routes'] } = {},
): Promise<RenderedRoutes & { user: UserEvent }> => {
  const { user = userEvent.setup(), routes = storefront, ...rest } = options;
  const rendered = await renderRoutes({
    routes: [{ HydrateFallback: () => null, children: routes }],
    at,
    resources: RESOURCES,
    textValues: TEXT_VALUES,
    ...rest,
  });
  return { ...rendered, user };
};
