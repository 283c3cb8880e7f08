/**
 * URLs in mails. The host comes from the settings, never from a request. Pages of a business contain its
 * id, because the owner may be working for another one (product.md §157).
 */
export interface Links {
  trackOrder: (orderId: string, email: string) => string;
  businessOrder: (orderId: string, businessId: string) => string;
  businessOrders: (businessId: string) => string;
  resetPassword: (token: string, email: string) => string;
  forgotPassword: () => string;
  subscription: (businessId: string) => string;
  integrations: (businessId: string) => string;
  menus: (businessId: string) => string;
  reviews: (businessId: string) => string;
  contact: () => string;
}

/** Links below an origin, for example `https://tavolina.al`. */
export const linksFor = (origin: string): Links => {
  const link = (path: string, query: Record<string, string> = {}): string => {
    const url = new URL(path, origin);
    for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
    return url.href;
  };
  return {
    trackOrder: (orderId, email) => link('/orders', { order_id: orderId, email }),
    businessOrder: (orderId, place) => link(`/business/orders/${encodeURIComponent(orderId)}`, { place }),
    businessOrders: (place) => link('/business/orders', { place }),
    resetPassword: (token, email) => link('/business/reset-password', { token, email }),
    forgotPassword: () => link('/business/forgot-password'),
    subscription: (place) => link('/business/subscription', { place }),
    integrations: (place) => link('/business/account', { tab: 'integrations', place }),
    menus: (place) => link('/menus', { place }),
    reviews: (place) => link('/business/reviews', { place }),
    contact: () => link('/contact'),
  };
};
