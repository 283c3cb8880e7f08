/**
 * When an order is due: at the time it was asked for, or later where its promise was moved behind that (product.md §285, §291).
 * Null for one with neither. Takes moments of one kind, `Date` or ISO text in UTC.
 */
export const orderDue = <Moment extends Date | string>({
  asked_for: asked,
  promised_at: promised,
}: {
  asked_for: Moment | null;
  promised_at: Moment | null;
}): { at: Moment; isMoved: boolean } | null => {
  const isMoved = asked !== null && promised !== null && promised > asked;
  const at = isMoved ? promised : (asked ?? promised);
  return at === null ? null : { at, isMoved };
};
