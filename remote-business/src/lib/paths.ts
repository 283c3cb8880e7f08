/** Addresses that several screens lead to. */
export const PATHS = {
  login: '/business/login',
  orders: '/business/orders',
  order: (id: string) => `/business/orders/${id}`,
};
