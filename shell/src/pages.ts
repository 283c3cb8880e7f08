import type { RemotePage } from '@tavolina/shared-api/runtime';

/** The shell's own pages. */
export const pages: RemotePage[] = [
  {
    path: '/platform',
    title: 'platform.title',
    who: 'anyone',
    isPrivate: true,
    lazy: () => import(/* webpackChunkName: 'platform' */ './platform/platform-screen.tsx'),
  },
  {
    path: '/platform/places',
    title: 'platform.places.title',
    who: 'anyone',
    isPrivate: true,
    lazy: () => import(/* webpackChunkName: 'platform' */ './platform/places-screen.tsx'),
  },
  {
    path: '/platform/view-over',
    title: 'platform.viewOver.title',
    who: 'anyone',
    isPrivate: true,
    lazy: () => import(/* webpackChunkName: 'platform' */ './platform/view-over-screen.tsx'),
  },
  {
    path: '/platform/orders',
    title: 'platform.orders.title',
    who: 'anyone',
    isPrivate: true,
    lazy: () => import(/* webpackChunkName: 'platform' */ './platform/orders-screen.tsx'),
  },
  {
    path: '/platform/reviews',
    title: 'platform.reviews.title',
    who: 'anyone',
    isPrivate: true,
    lazy: () => import(/* webpackChunkName: 'platform' */ './platform/reviews-screen.tsx'),
  },
  {
    path: '/platform/failures',
    title: 'platform.failures.title',
    who: 'anyone',
    isPrivate: true,
    lazy: () => import(/* webpackChunkName: 'platform' */ './platform/failures-screen.tsx'),
  },
  {
    path: '/platform/rates',
    title: 'platform.rates.title',
    who: 'anyone',
    isPrivate: true,
    lazy: () => import(/* webpackChunkName: 'platform' */ './platform/rates-screen.tsx'),
  },
  {
    path: '/platform/addresses',
    title: 'platform.addresses.title',
    who: 'anyone',
    isPrivate: true,
    lazy: () => import(/* webpackChunkName: 'platform' */ './platform/addresses-screen.tsx'),
  },
  {
    path: '/platform/uses',
    title: 'platform.uses.title',
    who: 'anyone',
    isPrivate: true,
    lazy: () => import(/* webpackChunkName: 'platform' */ './platform/uses-screen.tsx'),
  },
  {
    path: '/platform/errors',
    title: 'platform.errors.title',
    who: 'anyone',
    isPrivate: true,
    lazy: () => import(/* webpackChunkName: 'platform' */ './platform/errors-screen.tsx'),
  },
  {
    path: '/platform/acts',
    title: 'platform.acts.title',
    who: 'anyone',
    isPrivate: true,
    lazy: () => import(/* webpackChunkName: 'platform' */ './platform/acts-screen.tsx'),
  },
];
