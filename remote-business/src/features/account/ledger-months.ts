/** The oldest month that is offered separately. Older ones are only part of all months. */
const MOST = 36;

/** Months as `YYYY-MM`, from a day back to another: the newest first. Days are `YYYY-MM-DD`. */
export const monthsBack = (today: string, first: string): string[] => {
  const months: string[] = [];
  let [year = 0, month = 0] = today.split('-').map(Number);
  while (months.length < MOST) {
    const name = `${year}-${String(month).padStart(2, '0')}`;
    if (months.length > 0 && name < first.slice(0, 7)) break;
    months.push(name);
    [year, month] = month === 1 ? [year - 1, 12] : [year, month - 1];
  }
  return months;
};
