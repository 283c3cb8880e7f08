export { findPlacesNamed } from './find-places-named.ts';
export { lowestPrice } from './present-place.ts';
