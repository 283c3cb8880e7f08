import { queryClient, type RemotePage } from '@tavolina/shared-api/runtime';
import { ordersQuery } from '@tavolina/shared-console/orders/orders-query.ts';
import { fetchOrdersEarly } from '@tavolina/shared-console/place/fetch-early.ts';

/** The page of this remote, below the console's. */
export const pages: RemotePage[] = [
  {
    path: '/business/kitchen',
    title: 'kitchen.title',
    who: 'owner',
    loader: () => fetchOrdersEarly(() => queryClient.prefetchQuery(ordersQuery)),
    lazy: async () => ({
      Component: (await import(/* webpackChunkName: 'kitchen' */ './features/kitchen/kitchen-screen.tsx'))
        .KitchenScreen,
    }),
  },
];
