import type { RouteObject } from '@tavolina/shared-api/runtime';
import { pages } from '../pages.ts';
import { Frame } from './frame.tsx';

/** The storefront's pages in their frame. */
export const routes: RouteObject[] = [{ Component: Frame, children: pages }];
