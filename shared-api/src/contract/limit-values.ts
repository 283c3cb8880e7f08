/** Quantity of one dish (product.md §22). */
export const quantity = { min: 1, max: 99 } as const;
export const orderLines = 100;
/** Businesses of one user (product.md §156). */
export const businesses = 20;
/** Characters (product.md §34). */
export const password = { min: 8, max: 128 } as const;
/** 5 MB, for any uploaded picture (product.md §45). */
export const imageBytes = 5_242_880;
/** Pixels of any uploaded picture (product.md §45). */
export const imagePixels = 40_000_000;
/** Longest side of any uploaded picture, in px (product.md §45). */
export const imageSide = 16_384;
/** Largest stored size of a picture, in px (product.md §45, §186). */
export const imageKept = { width: 1_440, height: 2_880 } as const;
/** Pictures of one item (product.md §491). */
export const itemPictures = 6;
/** Highest price of one item, in minor units: 9,999,999.99 (product.md §91). */
export const priceMinor = 999_999_999;
/** Sections of one menu (product.md §91). */
export const menuSections = 100;
/** Items of one menu, in all sections and outside (product.md §91). */
export const menuItems = 1_000;
/** Groups of choices of one menu, options of one group, and groups of one item or option (product.md §400). */
export const optionGroups = 100;
export const groupOptions = 60;
export const groupsOfItem = 20;
/** Most that can be counted of one item or option, and from how few on diners read how many are left (product.md §435). */
export const stock = 9_999;
export const fewLeft = 5;
/**
 * Popular items of one menu at most, by orders of how many days; in how many orders each is at least, and in how many times
 * as many as an item of its menu on average (product.md §497).
 */
export const popular = { items: 3, days: 30, orders: 5, times: 1.5 } as const;
/** Items that an item goes with at most, and what a request may call a new one by (product.md §500). */
export const goesWith = 3;
export const ref = 64;
/** Popular dishes that a card names (product.md §498). */
export const popularOnCard = 2;
/** Days for which an added item is new; what part of a menu may be new at most, as 1 of so many (product.md §499). */
export const newDays = 14;
export const newShare = 4;
/** Counts in one message to a till. */
export const countsOfMessage = 15;
/**
 * Days on which the price of an item or an option can change, from tomorrow on, and how many days ahead (product.md §470);
 * changes that one call can name.
 */
export const priceChanges = 5;
export const priceChangeDays = 366;
export const priceChangesOfCall = 5_000;
/** Options that one line of an order can name. */
export const chosenOptions = 100;
export const name = 120;
export const email = 254;
export const phone = 32;
/** Title of a menu or section; name of an item (product.md §91). */
export const title = 120;
export const address = 200;
export const postalCode = 20;
export const vatNumber = 30;
/** Subject of a message to the team. */
export const subject = 200;
/** Description of a menu, section, item (product.md §91) or business. */
export const description = 2_000;
/** Note to the kitchen, on an order or a line. */
export const note = 500;
/** Comment of a review, answer to one, and reason to report one. */
export const reviewComment = 500;
export const message = 5_000;
export const search = 100;
/** All allergens with room for spaces between them. */
export const allergenFilter = 200;
/** Letters from which something is suggested, and dishes of a menu are asked for (product.md §255, §309). */
export const searchedFrom = 2;
/** Characters of a place's readable name in addresses. */
export const slug = 160;
/** Places that one call can name, and favourites on a device. */
export const namedPlaces = 60;
/** Reviews in one response to an owner. */
export const ownReviews = 50;
/** Recorded acts of operators in one response. */
export const operatorActs = 50;
/** Support views of a place that are listed, and minutes that one lasts (product.md §699). */
export const supportViews = 20;
export const supportViewMinutes = 15;
/** Places in one response to operators. */
export const operatorPlaces = 20;
/** Mails and pushes that failed in one response to operators, and characters of the id of one. */
export const operatorFailures = 20;
export const failureId = 200;
/** Days with exchange rates in one response to operators, and what a rate may be. */
export const operatorRates = 30;
export const smallestRate = 0.0001;
export const largestRate = 999_999;
/** Known addresses at a time, characters of one as it is written, and days until one ends at most. */
export const knownAddresses = 200;
export const addressRange = 60;
export const knownAddressDays = 90;
/** Reported reviews in one response to operators. */
export const reportedReviews = 20;
/** Reviews on a place's page, and pictures. */
export const shownReviews = 12;
export const reviewPages = 1_000;
export const shownPictures = 8;
export const idempotencyKey = 255;
/** Characters of a menu as CSV: enough for a thousand items with long descriptions. */
export const menuTable = 500_000;
export const pageLimit = 100;
/** Entries that can be skipped: more than any list has. */
export const skip = 1_000_000;
/** Results of a list are counted up to here (product.md §254). */
export const countedResults = 1_000;
/** Orders in one response to a business (product.md §80). */
export const businessOrders = 500;
/** Places with fewer reviews show no rating (product.md §13). The trigger `copy_place_facts` says it too: a change needs a migration. */
export const reviewsForRating = 3;
/** Rating from which a place counts as trending (product.md §13). */
export const trendingRating = 4.5;
/** Days in which a review can be changed (product.md §49). */
export const reviewDays = 7;
/** Length of the trial in days, once per business (product.md §55). */
export const trialDays = 14;
/** Lifetime of a password reset link in minutes (product.md §41). */
export const resetMinutes = 60;
/**
 * Hours in which the last import of a menu can be undone. Less than unused pictures are stored
 * (product.md §75, §48, §198).
 */
export const undoHours = 12;
/** Smallest card charge, in euro cents (product.md §27). */
export const cardMinimumMinor = 50;
/** Ranges of one day in opening hours (product.md §280). */
export const rangesOfDay = 4;
/** Dates with other hours than their weekday's (product.md §281). */
export const specialDays = 100;
/** Name of such a date. */
export const specialDayNote = 80;
/** Ranges in which a menu, a section or an item is served (product.md §459). */
export const scheduleRanges = 7;
/** What diners read while a place takes no orders. */
export const pauseNote = 200;
/** Tables of one place, characters of a table's name and of its code. */
export const tables = 300;
export const tableLabel = 20;
export const tableCode = 64;
/** Characters of what a menu says of an item's size or weight (product.md §412). */
export const portion = 40;
/** Minutes of the kitchen's work for one portion (product.md §312). */
export const workMinutes = 120;
/** How a place takes orders: minutes, and orders that are due within one slot (product.md §286). */
export const orderSettings = {
  preparation_minutes: { min: 5, max: 180 },
  lead_minutes: { min: 0, max: 1_440 },
  last_order_minutes: { min: 0, max: 180 },
  slot_orders: { min: 1, max: 500 },
  slot_work_minutes: { min: 1, max: 2_000 },
  remind_minutes: { min: 1, max: 60 },
  cancel_minutes: { min: 2, max: 120 },
} as const;
/** Days ahead for which orders are taken. */
export const daysAhead = 7;
/** Minutes that an owner can promise an order in (product.md §290). */
export const promiseMinutesMin = 5;
export const promiseMinutesMax = 180;
/** Characters of a push service's address; devices of one owner and of one order (product.md §315, §316). */
export const pushEndpoint = 1_000;
export const pushDevices = 20;
export const pushDevicesOfOrder = 5;
/** Keys of one place, and characters of a key's name (product.md §360). */
export const apiKeys = 20;
export const apiKeyName = 60;
/** Printers of one place that ask for tickets, and characters of a printer's name (product.md §369). */
export const printers = 10;
export const printerName = 60;
/** Addresses of one place that are told of changes, and characters of an address (product.md §365). */
export const webhooks = 5;
export const webhookUrl = 500;
/** Messages in one answer about an address, and days for which they are kept (product.md §368). */
export const deliveries = 20;
export const deliveryDays = 30;
/** Orders in one answer to a till, and characters of its cursor (product.md §363). */
export const changedOrders = 100;
export const cursor = 60;
/** Orders that one call can name as seen (product.md §294). */
export const seenOrders = 100;
/** Length of a slot in minutes. */
export const slotMinutes = 15;
/** Highest card charge, in euro cents; Stripe's limit (product.md §27). */
export const cardMaximumMinor = 99_999_999;
/** Reports of one page. More would be a loop. */
export const happenings = 40;
/** Errors that one report may tell of. */
export const reportedErrors = 5;
export const errorMessage = 500;
export const errorStack = 4_000;
export const errorPath = 300;
/** Presses that one report may tell of, and how long ago they may be, in ms (product.md §682). */
export const reportedPresses = 10;
export const pressAgeMs = 86_400_000;
/** Errors on one page of the platform. */
export const browserErrors = 50;
