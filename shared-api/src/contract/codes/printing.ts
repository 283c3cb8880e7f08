/** Widths of a ticket printer's paper in mm. */
export const PAPER_WIDTHS = [58, 80] as const;
/** When a printer prints a ticket: when the order is confirmed, or when it arrives (product.md §370). */
export const PRINT_TIMES = ['confirmation', 'arrival'] as const;
/** State of a printer, as it last reported (product.md §372). */
export const PRINTER_STATES = [
  'ok',
  'out_of_paper',
  'cover_open',
  'failing',
  'silent',
  'never_seen',
] as const;
/** Kinds of tickets of an order (product.md §370). */
export const PRINTED_TICKETS = ['kitchen', 'receipt'] as const;

/** One of `PAPER_WIDTHS`. */
export type PaperWidth = (typeof PAPER_WIDTHS)[number];
/** One of `PRINT_TIMES`. */
export type PrintTime = (typeof PRINT_TIMES)[number];
/** One of `PRINTER_STATES`. */
export type PrinterState = (typeof PRINTER_STATES)[number];
/** One of `PRINTED_TICKETS`. */
export type TicketKind = (typeof PRINTED_TICKETS)[number];
