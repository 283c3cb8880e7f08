/** Records the elements that are scrolled into view, because jsdom cannot scroll. */
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
