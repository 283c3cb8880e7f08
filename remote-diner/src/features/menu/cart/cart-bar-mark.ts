/** Finds the bar that comes with the first dish: the second tap of a double tap on a dish must not open the cart (product.md §687). */
export const CART_BAR = '[data-cart-bar]';
