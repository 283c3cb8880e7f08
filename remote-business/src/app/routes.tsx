import type { RouteObject } from '@tavolina/shared-api/runtime';
import { Frame } from '@tavolina/shared-console/frame/frame.tsx';
import { SignedInOnly, StandardOnly } from '@tavolina/shared-console/frame/guard.tsx';
import { pages } from '../pages.ts';
import { PublicFrame } from './public-frame.tsx';

const open = pages.filter(({ who }) => who === 'anyone');
const owners = pages.filter(({ who }) => who === 'owner');

/** The console's pages for what owners manage, each in its frame and behind its guard (product.md §2). */
export const routes: RouteObject[] = [
  { Component: PublicFrame, children: open.filter(({ frame }) => frame === 'public') },
  ...open.filter(({ frame }) => frame === undefined),
  {
    Component: SignedInOnly,
    children: [
      {
        Component: Frame,
        children: [
          ...owners.filter(({ plan }) => plan === undefined),
          { Component: StandardOnly, children: owners.filter(({ plan }) => plan === 'standard') },
        ],
      },
    ],
  },
];
