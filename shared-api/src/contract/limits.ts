/** Limits shared by server and clients: bytes, characters, counts; money in minor units. */
export const LIMITS = {
  /** Quantity of one dish (product.md §22). */
  quantity: { min: 1, max: 99 },
  orderLines: 100,
  /** Businesses of one user (product.md §156). */
  businesses: 20,
  /** Characters (product.md §34). */
  password: { min: 8, max: 128 },
  /** 5 MB, for any uploaded picture (product.md §45). */
  imageBytes: 5_242_880,
  /** Pixels of any uploaded picture (product.md §45). */
  imagePixels: 40_000_000,
  /** Longest side of any uploaded picture, in px (product.md §45). */
  imageSide: 16_384,
  /** Largest stored size of a picture, in px (product.md §45, §186). */
  imageKept: { width: 1_440, height: 2_880 },
  /** Pictures of one item (product.md §491). */
  itemPictures: 6,
  /** Highest price of one item, in minor units: 9,999,999.99 (product.md §91). */
  priceMinor: 999_999_999,
  /** Sections of one menu (product.md §91). */
  menuSections: 100,
  /** Items of one menu, in all sections and outside (product.md §91). */
  menuItems: 1_000,
  /** Groups of choices of one menu, options of one group, and groups of one item or option (product.md §400). */
  optionGroups: 100,
  groupOptions: 60,
  groupsOfItem: 20,
  /** Most that can be counted of one item or option, and from how few on diners read how many are left (product.md §435). */
  stock: 9_999,
  fewLeft: 5,
  /**
   * Popular items of one menu at most, by orders of how many days; in how many orders each is at least, and in how many times
   * as many as an item of its menu on average (product.md §497).
   */
  popular: { items: 3, days: 30, orders: 5, times: 1.5 },
  /** Items that an item goes with at most, and what a request may call a new one by (product.md §500). */
  goesWith: 3,
  ref: 64,
  /** Popular dishes that a card names (product.md §498). */
  popularOnCard: 2,
  /** Days for which an added item is new; what part of a menu may be new at most, as 1 of so many (product.md §499). */
  newDays: 14,
  newShare: 4,
  /** Counts in one message to a till. */
  countsOfMessage: 15,
  /**
   * Days on which the price of an item or an option can change, from tomorrow on, and how many days ahead (product.md §470);
   * changes that one call can name.
   */
  priceChanges: 5,
  priceChangeDays: 366,
  priceChangesOfCall: 5_000,
  /** Options that one line of an order can name. */
  chosenOptions: 100,
  name: 120,
  email: 254,
  phone: 32,
  /** Title of a menu or section; name of an item (product.md §91). */
  title: 120,
  address: 200,
  postalCode: 20,
  vatNumber: 30,
  /** Subject of a message to the team. */
  subject: 200,
  /** Description of a menu, section, item (product.md §91) or business. */
  description: 2_000,
  /** Note to the kitchen, on an order or a line. */
  note: 500,
  /** Comment of a review, answer to one, and reason to report one. */
  reviewComment: 500,
  message: 5_000,
  search: 100,
  /** All allergens with room for spaces between them. */
  allergenFilter: 200,
  /** Letters from which something is suggested, and dishes of a menu are asked for (product.md §255, §309). */
  searchedFrom: 2,
  /** Characters of a place's readable name in addresses. */
  slug: 160,
  /** Places that one call can name, and favourites on a device. */
  namedPlaces: 60,
  /** Reviews in one response to an owner. */
  ownReviews: 50,
  /** Recorded acts of operators in one response. */
  operatorActs: 50,
  /** Support views of a place that are listed, and minutes that one lasts (product.md §699). */
  supportViews: 20,
  supportViewMinutes: 15,
  /** Places in one response to operators. */
  operatorPlaces: 20,
  /** Mails and pushes that failed in one response to operators, and characters of the id of one. */
  operatorFailures: 20,
  failureId: 200,
  /** Days with exchange rates in one response to operators, and what a rate may be. */
  operatorRates: 30,
  smallestRate: 0.0001,
  largestRate: 999_999,
  /** Known addresses at a time, characters of one as it is written, and days until one ends at most. */
  knownAddresses: 200,
  addressRange: 60,
  knownAddressDays: 90,
  /** Reported reviews in one response to operators. */
  reportedReviews: 20,
  /** Reviews on a place's page, and pictures. */
  shownReviews: 12,
  reviewPages: 1_000,
  shownPictures: 8,
  idempotencyKey: 255,
  /** Characters of a menu as CSV: enough for a thousand items with long descriptions. */
  menuTable: 500_000,
  pageLimit: 100,
  /** Entries that can be skipped: more than any list has. */
  skip: 1_000_000,
  /** Results of a list are counted up to here (product.md §254). */
  countedResults: 1_000,
  /** Orders in one response to a business (product.md §80). */
  businessOrders: 500,
  /** Places with fewer reviews show no rating (product.md §13). The trigger `copy_place_facts` says it too: a change needs a migration. */
  reviewsForRating: 3,
  /** Rating from which a place counts as trending (product.md §13). */
  trendingRating: 4.5,
  /** Days in which a review can be changed (product.md §49). */
  reviewDays: 7,
  /** Length of the trial in days, once per business (product.md §55). */
  trialDays: 14,
  /** Lifetime of a password reset link in minutes (product.md §41). */
  resetMinutes: 60,
  /**
   * Hours in which the last import of a menu can be undone. Less than unused pictures are stored
   * (product.md §75, §48, §198).
   */
  undoHours: 12,
  /** Smallest card charge, in euro cents (product.md §27). */
  cardMinimumMinor: 50,
  /** Ranges of one day in opening hours (product.md §280). */
  rangesOfDay: 4,
  /** Dates with other hours than their weekday's (product.md §281). */
  specialDays: 100,
  /** Name of such a date. */
  specialDayNote: 80,
  /** Ranges in which a menu, a section or an item is served (product.md §459). */
  scheduleRanges: 7,
  /** What diners read while a place takes no orders. */
  pauseNote: 200,
  /** Tables of one place, characters of a table's name and of its code. */
  tables: 300,
  tableLabel: 20,
  tableCode: 64,
  /** Characters of what a menu says of an item's size or weight (product.md §412). */
  portion: 40,
  /** Minutes of the kitchen's work for one portion (product.md §312). */
  workMinutes: 120,
  /** How a place takes orders: minutes, and orders that are due within one slot (product.md §286). */
  orderSettings: {
    preparation_minutes: { min: 5, max: 180 },
    lead_minutes: { min: 0, max: 1_440 },
    last_order_minutes: { min: 0, max: 180 },
    slot_orders: { min: 1, max: 500 },
    slot_work_minutes: { min: 1, max: 2_000 },
    remind_minutes: { min: 1, max: 60 },
    cancel_minutes: { min: 2, max: 120 },
  },
  /** Days ahead for which orders are taken. */
  daysAhead: 7,
  /** Minutes that an owner can promise an order in (product.md §290). */
  promiseMinutesMin: 5,
  promiseMinutesMax: 180,
  /** Characters of a push service's address; devices of one owner and of one order (product.md §315, §316). */
  pushEndpoint: 1_000,
  pushDevices: 20,
  pushDevicesOfOrder: 5,
  /** Keys of one place, and characters of a key's name (product.md §360). */
  apiKeys: 20,
  apiKeyName: 60,
  /** Printers of one place that ask for tickets, and characters of a printer's name (product.md §369). */
  printers: 10,
  printerName: 60,
  /** Addresses of one place that are told of changes, and characters of an address (product.md §365). */
  webhooks: 5,
  webhookUrl: 500,
  /** Messages in one answer about an address, and days for which they are kept (product.md §368). */
  deliveries: 20,
  deliveryDays: 30,
  /** Orders in one answer to a till, and characters of its cursor (product.md §363). */
  changedOrders: 100,
  cursor: 60,
  /** Orders that one call can name as seen (product.md §294). */
  seenOrders: 100,
  /** Length of a slot in minutes. */
  slotMinutes: 15,
  /** Highest card charge, in euro cents; Stripe's limit (product.md §27). */
  cardMaximumMinor: 99_999_999,
  /** Reports of one page. More would be a loop. */
  happenings: 40,
  /** Errors that one report may tell of. */
  reportedErrors: 5,
  errorMessage: 500,
  errorStack: 4_000,
  errorPath: 300,
  /** Presses that one report may tell of, and how long ago they may be, in ms (product.md §682). */
  reportedPresses: 10,
  pressAgeMs: 86_400_000,
  /** Errors on one page of the platform. */
  browserErrors: 50,
} as const;

/** Page size of each list (product.md §12). */
export const PAGE_SIZES = { home: 6, restaurants: 9, orders: 10 } as const;
