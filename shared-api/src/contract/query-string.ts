/** A query string with its question mark, without empty values; '' if nothing is left. */
export const queryString = (query: Record<string, unknown> = {}): string => {
  const entries = Object.entries(query).filter(
    ([, value]) => value !== undefined && value !== null && value !== '',
  );
  return entries.length === 0
    ? ''
    : `?${new URLSearchParams(entries.map(([key, value]): [string, string] => [key, String(value)]))}`;
};
