import { partResources } from '@tavolina/shared-console/testing/part-resources.ts';
import { renderPart, type ScreenOptions } from '@tavolina/shared-console/testing/render-part.tsx';
import en from '../../locales/en.json';
import sq from '../../locales/sq.json';
import { NAMESPACE } from '../app/kitchen-texts.tsx';
import { routes } from '../app/routes.tsx';

export type { ScreenOptions };

const RESOURCES = partResources(NAMESPACE, { sq, en });

/** Opens the kitchen as a person sees it, with a server that answers what the test says. */
export const renderScreen = (options: ScreenOptions) => renderPart({ routes, resources: RESOURCES }, options);
