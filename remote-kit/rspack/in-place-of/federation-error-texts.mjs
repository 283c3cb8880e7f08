/** An error of the federation names its number, whose text stands in its documentation. */
export const runtimeDescMap = {};
/** See above. */
export const buildDescMap = {};
/** See above. */
export const typeDescMap = {};
/** See above. */
export const errorDescMap = {};
