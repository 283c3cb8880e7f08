import { partResources } from '@tavolina/shared-console/testing/part-resources.ts';
import { renderPart, type ScreenOptions } from '@tavolina/shared-console/testing/render-part.tsx';
import en from '../../locales/en.json';
import sq from '../../locales/sq.json';
import { routes } from '../app/routes.tsx';

export type { ScreenOptions };

/** Texts of the console's own part. */
export const RESOURCES = partResources('business', { sq, en });

/** Opens the console as a person sees it, with a server that answers what the test says. */
export const renderScreen = (options: ScreenOptions) => renderPart({ routes, resources: RESOURCES }, options);
