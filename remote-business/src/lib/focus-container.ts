/**
 * Takes the keys of something in a part of the page that goes by what it did, before it goes; keys that have gone
 * elsewhere meanwhile stay there.
 */
export const focusContainer = (part: HTMLElement | null): void => {
  if (part?.matches(':focus-within')) part.focus({ preventScroll: true });
};
