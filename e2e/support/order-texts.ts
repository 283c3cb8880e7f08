/** What the order's way reads like in Albanian. */
export const SQ = {
  search: 'Kërko gatim, restorant ose qytet',
  add: (dish: string) => `Shto ${dish} në shportë`,
  addNote: (dish: string) => `Shto shënim për ${dish}`,
  note: (dish: string) => `Shënim për ${dish}`,
  openCart: /Shiko shportën/,
  euro: 'Euro',
  checkout: 'Vazhdo te pagesa',
  name: 'Emri dhe mbiemri',
  phone: 'Telefoni',
  place: /^Porosit /,
  follow: 'Gjurmo porosinë',
  close: 'Mbyll',
  steps: ['Konfirmo', 'Fillo gatimin', 'Shëno gati', 'Dorëzo'],
  titles: ['U konfirmua.', 'Po gatuhet.', 'Është gati.', 'Të bëftë mirë.'],
  arrived: 'Porosia mbërriti.',
};

/** The same in English. */
export const EN: typeof SQ = {
  search: 'Search for a dish, restaurant or city',
  add: (dish) => `Add ${dish} to the cart`,
  addNote: (dish) => `Add a note for ${dish}`,
  note: (dish) => `Note for ${dish}`,
  openCart: /View cart/,
  euro: 'Euro',
  checkout: 'Continue to checkout',
  name: 'Full name',
  phone: 'Phone',
  place: /^Place order /,
  follow: 'Track the order',
  close: 'Close',
  steps: ['Confirm', 'Start cooking', 'Mark ready', 'Hand over'],
  titles: ['It is confirmed.', 'It is cooking.', 'It is ready.', 'Enjoy your meal.'],
  arrived: 'The order has arrived.',
};
