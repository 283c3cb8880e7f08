/** Addresses that several screens lead to. */
export const PATHS = {
  login: '/business/login',
  signup: '/business/signup',
  forgotPassword: '/business/forgot-password',
  resetPassword: '/business/reset-password',
  subscription: '/business/subscription',
  orders: '/business/orders',
  order: (id: string) => `/business/orders/${id}`,
};
