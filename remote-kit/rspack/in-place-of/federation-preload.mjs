/** The server names in the document what is to be preloaded: the shell asks the federation for nothing of it. */
export const formatPreloadArgs = () => [];

/** See above: nothing is preloaded. */
export const preloadAssets = () => Promise.resolve([]);
/** See above. */
export const defaultPreloadArgs = (/** @type {object} */ given) => given;
/** See above. */
export const normalizePreloadExposes = () => [];
