/** Addresses of pages in mails. Their host is the configured one, never one that a request named. */
export interface Links {
  trackOrder: (orderId: string, email: string) => string;
  businessOrder: (orderId: string) => string;
  resetPassword: (token: string, email: string) => string;
  forgotPassword: () => string;
  subscription: () => string;
  contact: () => string;
}

/** Links below an origin such as `https://tavolina.al`. */
export const linksBelow = (origin: string): Links => {
  const link = (path: string, query: Record<string, string> = {}): string => {
    const url = new URL(path, origin);
    for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
    return url.href;
  };
  return {
    trackOrder: (orderId, email) => link('/orders', { order_id: orderId, email }),
    businessOrder: (orderId) => link(`/business/orders/${encodeURIComponent(orderId)}`),
    resetPassword: (token, email) => link('/business/reset-password', { token, email }),
    forgotPassword: () => link('/business/forgot-password'),
    subscription: () => link('/business/subscription'),
    contact: () => link('/contact'),
  };
};
