import type { RemotePage } from '@tavolina/shared-api/runtime';

/** The shell's own pages. */
export const pages: RemotePage[] = [
  {
    path: '/platform',
    title: 'platform.title',
    who: 'anyone',
    isPrivate: true,
    lazy: () => import(/* webpackChunkName: 'platform' */ './platform/moves/platform-screen.tsx'),
  },
  {
    path: '/platform/places',
    title: 'platform.places.title',
    who: 'anyone',
    isPrivate: true,
    lazy: () => import(/* webpackChunkName: 'platform' */ './platform/places/places-screen.tsx'),
  },
  {
    path: '/platform/view-over',
    title: 'platform.viewOver.title',
    who: 'anyone',
    isPrivate: true,
    lazy: () => import(/* webpackChunkName: 'platform' */ './platform/places/view-over-screen.tsx'),
  },
  {
    path: '/platform/orders',
    title: 'platform.orders.title',
    who: 'anyone',
    isPrivate: true,
    lazy: () => import(/* webpackChunkName: 'platform' */ './platform/orders/orders-screen.tsx'),
  },
  {
    path: '/platform/reviews',
    title: 'platform.reviews.title',
    who: 'anyone',
    isPrivate: true,
    lazy: () => import(/* webpackChunkName: 'platform' */ './platform/reviews/reviews-screen.tsx'),
  },
  {
    path: '/platform/failures',
    title: 'platform.failures.title',
    who: 'anyone',
    isPrivate: true,
    lazy: () => import(/* webpackChunkName: 'platform' */ './platform/failures/failures-screen.tsx'),
  },
  {
    path: '/platform/rates',
    title: 'platform.rates.title',
    who: 'anyone',
    isPrivate: true,
    lazy: () => import(/* webpackChunkName: 'platform' */ './platform/rates/rates-screen.tsx'),
  },
  {
    path: '/platform/addresses',
    title: 'platform.addresses.title',
    who: 'anyone',
    isPrivate: true,
    lazy: () => import(/* webpackChunkName: 'platform' */ './platform/addresses/addresses-screen.tsx'),
  },
  {
    path: '/platform/uses',
    title: 'platform.uses.title',
    who: 'anyone',
    isPrivate: true,
    lazy: () => import(/* webpackChunkName: 'platform' */ './platform/uses/uses-screen.tsx'),
  },
  {
    path: '/platform/errors',
    title: 'platform.errors.title',
    who: 'anyone',
    isPrivate: true,
    lazy: () => import(/* webpackChunkName: 'platform' */ './platform/errors/errors-screen.tsx'),
  },
  {
    path: '/platform/acts',
    title: 'platform.acts.title',
    who: 'anyone',
    isPrivate: true,
    lazy: () => import(/* webpackChunkName: 'platform' */ './platform/acts/acts-screen.tsx'),
  },
];
