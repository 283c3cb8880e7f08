import { BANK } from './card.ts';

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
  byCard: /^Me kartë, tani/,
  pay: /^Paguaj tani /,
  bankAsks: BANK.sq.asks,
  sending: 'Po dërgohet…',
  unknown: 'Nuk dimë ende nëse restoranti e mori porosinë.',
  notSent: 'Porosia nuk u dërgua.',
  offline: /^Je pa lidhje\./,
  restaurants: 'Restorantet',
  isPaid: (id: string) => `Porosia ${id} u regjistrua. Pagesa u krye.`,
  isPlaced: (id: string) => `Porosia ${id} u regjistrua.`,
  follow: 'Gjurmo këtë porosi',
  close: 'Mbyll',
  steps: ['Konfirmo', 'Fillo gatimin', 'Shëno gati', 'Dorëzo'],
  titles: ['Porosia u konfirmua.', 'Ushqimi yt po përgatitet.', 'Porosia është gati.', 'Të bëftë mirë.'],
  arrived: 'Restoranti e mori porosinë.',
  nextPage: 'Faqja tjetër',
  cancel: {
    open: 'Anulo porosinë…',
    question: (id: string) => `Ta anulojmë porosinë ${id}?`,
    confirm: 'Anulo porosinë',
    done: 'Porosia u anulua.',
  },
  review: {
    stars: 'Sa yje i jep?',
    oneStar: '1 yll',
    comment: 'Koment',
    send: 'Dërgo vlerësimin',
    fiveGiven: 'Vlerësimi yt: 5 yje',
  },
  recent: {
    follow: (id: string) => `Gjurmo ${id}`,
    again: (place: string) => `Porosit përsëri te ${place}`,
    eraseAll: 'Fshiji të gjitha nga kjo pajisje',
    find: 'Gjej porosinë',
  },
};

/** What the order's way reads like in one language. */
export type OrderTexts = typeof SQ;

/** The same in English. */
export const EN: OrderTexts = {
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
  byCard: /^By card, now/,
  pay: /^Pay now /,
  bankAsks: BANK.en.asks,
  sending: 'Sending…',
  unknown: 'We do not know yet whether the restaurant has your order.',
  notSent: 'Your order was not sent.',
  offline: /^You are offline\./,
  restaurants: 'Restaurants',
  isPaid: (id) => `Order ${id} is placed. The payment went through.`,
  isPlaced: (id) => `Order ${id} is placed.`,
  follow: 'Track the order',
  close: 'Close',
  steps: ['Confirm', 'Start cooking', 'Mark ready', 'Hand over'],
  titles: [
    'Your order is confirmed.',
    'Your food is being prepared.',
    'Your order is ready.',
    'Enjoy your meal.',
  ],
  arrived: 'The restaurant has your order.',
  nextPage: 'Next page',
  cancel: {
    open: 'Cancel the order…',
    question: (id) => `Cancel order ${id}?`,
    confirm: 'Cancel the order',
    done: 'Your order was cancelled.',
  },
  review: {
    stars: 'How many stars?',
    oneStar: '1 star',
    comment: 'Comment',
    send: 'Send the review',
    fiveGiven: 'Your review: 5 stars',
  },
  recent: {
    follow: (id) => `Track ${id}`,
    again: (place) => `Order again at ${place}`,
    eraseAll: 'Erase all from this device',
    find: 'Find the order',
  },
};

/** Both languages, for stories that are told in each. */
export const IN_BOTH = [
  { language: 'sq', locale: 'sq-AL', texts: SQ },
  { language: 'en', locale: 'en-GB', texts: EN },
] as const;
