import type { RouteObject } from '@tavolina/shared-api/runtime';
import { Frame } from '@tavolina/shared-console/frame/frame.tsx';
import { SignedInOnly, StandardOnly } from '@tavolina/shared-console/frame/guard.tsx';
import { pages } from '../pages.ts';
import { KitchenTexts } from './kitchen-texts.tsx';

/** The kitchen screen in the console's frame, behind its guards (product.md §38). */
export const routes: RouteObject[] = [
  {
    Component: KitchenTexts,
    children: [
      {
        Component: SignedInOnly,
        children: [{ Component: Frame, children: [{ Component: StandardOnly, children: pages }] }],
      },
    ],
  },
];
