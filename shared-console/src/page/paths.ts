/** Addresses that several screens lead to. */
export const PATHS = {
  landing: '/business',
  pricing: '/business/pricing',
  login: '/business/login',
  signup: '/business/signup',
  forgotPassword: '/business/forgot-password',
  /** With a tab of it open, when it is not the first one. */
  dashboard: (tab?: 'orders') => `/business/dashboard${tab ? `?tab=${tab}` : ''}`,
  account: '/business/account',
  /** The profile, with the map to say where the place is. */
  location: '/business/account?map=open',
  /** Opening hours, or with its tab how orders are taken. */
  hours: (tab?: 'orders') => `/business/hours${tab ? `?tab=${tab}` : ''}`,
  changePassword: '/business/change-password',
  subscription: '/business/subscription',
  orders: '/business/orders',
  reviews: '/business/reviews',
  kitchen: '/business/kitchen',
  readyScreen: (code: string) => `/business/screen/${code}`,
  order: (id: string) => `/business/orders/${id}`,
  menus: '/business/menus',
  /** The same list, at the address that pages of a menu link back to. */
  menuList: '/menus',
  createMenu: '/menus/create',
  /** What was written in a menu that is gone, as a new one. */
  createFrom: (menuId: string) => `/menus/create?${new URLSearchParams({ draft: menuId })}`,
  menu: (id: string) => `/menus/${id}`,
  editMenu: (id: string) => `/menus/${id}/edit`,
  editItem: (id: string, itemId: string) => `/menus/${id}/edit?item=${itemId}`,
  menuChoices: (id: string) => `/menus/${id}/choices`,
  menuTranslations: (id: string) => `/menus/${id}/translations`,
  menuPrices: (id: string) => `/menus/${id}/prices`,
  menuCode: (id: string) => `/menus/${id}/code`,
  menuFiles: (id: string) => `/menus/${id}/files`,
  publicMenu: (id: string) => `/menu/${id}`,
};
