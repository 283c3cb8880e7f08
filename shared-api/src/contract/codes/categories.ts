/** Main content of a menu: a kind of dish, or a meal. Codes are stored and sent as written here. */
export const CATEGORIES = [
  'Kryesore',
  'Paragjella',
  'Supa',
  'Pasta',
  'Pica',
  'Hamburger',
  'Sallatat',
  'Pije',
  'Embelsira',
  'Mengjes',
  'Darke',
  'Dreka',
] as const;

/** One of `CATEGORIES`. */
export type Category = (typeof CATEGORIES)[number];
