/** Lists that grow by pages: the facade of the query client gives no way to ask for one. */
export const infiniteQueryBehavior = () => ({
  onFetch: () => {
    throw new Error('Infinite queries are left out of the shell (decision 0038)');
  },
});
/** See above. */
export const hasNextPage = () => false;
/** See above. */
export const hasPreviousPage = () => false;
