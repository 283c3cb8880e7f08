const NAMES = ['localhost', '127.0.0.1', '[::1]'];

/**
 * Whether an address is one of this machine.
 * @param {string | URL} address
 */
export const isLoopback = (address) => NAMES.includes(new URL(address).hostname);
