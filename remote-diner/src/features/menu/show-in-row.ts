/**
 * Scrolls a row of chips so that one of them is in its middle. The row alone moves: `scrollIntoView` would move the page
 * under the reader.
 */
export const showInRow = (row: HTMLElement, chip: HTMLElement): void => {
  row.scrollLeft = chip.offsetLeft - (row.clientWidth - chip.clientWidth) / 2;
};
