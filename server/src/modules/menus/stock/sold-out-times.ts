/** Until when something is sold out; null: until its owner says otherwise. */
export const untilOf = (soldOutUntil: string): string | null =>
  soldOutUntil === 'infinity' ? null : new Date(soldOutUntil).toISOString();
