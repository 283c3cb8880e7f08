import { act, fireEvent, screen } from '@testing-library/react';
import sq from '../../locales/sq.json';
import { openConsole } from '../testing/platform-console.tsx';

/** How much of the row, 900 px long, a window shows. */
let clientWidth = 300;

const openRow = async (): Promise<HTMLElement> => {
  clientWidth = 300;
  jest.spyOn(Element.prototype, 'scrollWidth', 'get').mockReturnValue(900);
  jest.spyOn(Element.prototype, 'clientWidth', 'get').mockImplementation(() => clientWidth);
  await openConsole();
  return screen.findByRole('navigation', { name: sq.platform.pages });
};
afterEach(() => jest.restoreAllMocks());

test('the links fade at each edge beyond which more of them lie', async () => {
  const row = await openRow();
  expect(row).toHaveAttribute('data-beyond', 'end');
  for (const [left, beyond] of [
    [120, 'start end'],
    [600, 'start'],
    [0, 'end'],
  ] as const) {
    row.scrollLeft = left;
    fireEvent.scroll(row);
    expect(row).toHaveAttribute('data-beyond', beyond);
  }
});

test('they fade nowhere once a wider window shows all of them', async () => {
  const row = await openRow();
  row.scrollLeft = 0;
  clientWidth = 900;
  act(() => void window.dispatchEvent(new Event('resize')));
  expect(row).toHaveAttribute('data-beyond', '');
});
