/** Numbers that both sides must agree on. Bytes, characters, counts; money in minor units. */
export const LIMITS = {
  /** A whole-number quantity of one dish (product.md §22). */
  quantity: { min: 1, max: 99 },
  orderLines: 100,
  /** That one person may work for (product.md §156). */
  businesses: 20,
  /** Characters (product.md §34). */
  password: { min: 8, max: 128 },
  /** 5 MB, for any uploaded image (product.md §45). */
  imageBytes: 5_242_880,
  /** Of any uploaded image (product.md §45). */
  imagePixels: 40_000_000,
  /** Longest side of any uploaded image, in px (product.md §45). */
  imageSide: 16_384,
  /** The largest size an image is kept in, in px (product.md §186). */
  imageKept: { width: 1_440, height: 2_880 },
  /** Highest price of one item, in minor units: 9,999,999.99 (product.md §91). */
  priceMinor: 999_999_999,
  /** Of one menu, in all (product.md §91). */
  menuSections: 100,
  /** Of one menu, in all its sections and outside of them (product.md §91). */
  menuItems: 1_000,
  name: 120,
  email: 254,
  phone: 32,
  /** Of a menu or a section; and an item's name (product.md §91). */
  title: 120,
  address: 200,
  postalCode: 20,
  vatNumber: 30,
  /** Of a message to the team. */
  subject: 200,
  /** Of a menu, a section or an item (product.md §91), and of a business. */
  description: 2_000,
  /** What a diner writes to the kitchen, on an order or one of its lines. */
  note: 500,
  /** What a diner writes about an order afterwards. */
  reviewComment: 500,
  message: 5_000,
  search: 100,
  idempotencyKey: 255,
  /** A table of a menu; a thousand items with long descriptions fit in it. */
  menuTable: 500_000,
  pageLimit: 100,
  skip: 10_000,
  /** Orders that a business's list answers at once (product.md §80). */
  businessOrders: 500,
  /** Fewer reviews than this show no rating (product.md §13). */
  reviewsForRating: 3,
  /** From here on a place trends (product.md §13). */
  trendingRating: 4.5,
  /** Days in which a review may be changed (product.md §49). */
  reviewDays: 7,
  /** Days a plan can be tried, once per business (product.md §55). */
  trialDays: 14,
  /** Minutes a link works that sets a new password (product.md §41). */
  resetMinutes: 60,
  /** Hours in which the last import of a menu can be undone; fewer than pictures are kept that nothing refers to (product.md §198, §48). */
  undoHours: 12,
  /** Smallest card charge in euro cents (product.md §27). */
  cardMinimumMinor: 50,
  /** Highest amount that a card is charged, in euro cents: Stripe takes no more (product.md §27). */
  cardMaximumMinor: 99_999_999,
  /** What one page tells of its versions: more is a loop, of which nobody need hear more. */
  happenings: 40,
} as const;

/** Entries of a page of each list (product.md §12). */
export const PAGE_SIZES = { home: 6, restaurants: 9, orders: 10 } as const;
