/** Minutes that an owner can promise with one press, besides the promised time (product.md §290). */
export const PROMISE_MINUTES = [15, 20, 30, 45] as const;
/** Minutes that a delay adds to a promise (product.md §291). */
export const DELAY_MINUTES = 10;
