/** The elements that are brought into view from now on, in order; jsdom has no window that scrolls. */
export const watchScrolling = (): readonly Element[] => {
  const shown: Element[] = [];
  Object.defineProperty(Element.prototype, 'scrollIntoView', {
    configurable: true,
    value(this: Element) {
      shown.push(this);
    },
  });
  return shown;
};
