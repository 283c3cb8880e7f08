/** Names of filters by what dishes declare, in addresses of lists and of menus alike (product.md §418, §419). */
export const DIET_PARAM = 'diet';
export const WITHOUT_PARAM = 'without';

/** The filters of an address by what dishes declare, as a search: a list's links take them to the menu. */
export const declaredParams = (params: URLSearchParams): string => {
  const kept = new URLSearchParams();
  for (const name of [DIET_PARAM, WITHOUT_PARAM]) {
    const value = params.get(name);
    if (value) kept.set(name, value);
  }
  return kept.toString();
};
