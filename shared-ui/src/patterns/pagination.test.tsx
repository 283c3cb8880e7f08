import { screen } from '@testing-library/react';
import { renderUi } from '../test/render-ui.tsx';
import { Pagination } from './pagination.tsx';

const NAMES = {
  sq: ['Faqja e parë', 'Faqja e mëparshme', 'Faqja tjetër', 'Faqja e fundit'],
  en: ['First page', 'Previous page', 'Next page', 'Last page'],
};

test.each(['sq', 'en'] as const)('leads to first, previous, next and last by name, in %s', async (lng) => {
  const handlePage = jest.fn();
  const { user } = await renderUi(<Pagination page={3} pages={7} onPage={handlePage} />, lng);
  for (const name of NAMES[lng]) await user.click(screen.getByRole('button', { name }));
  expect(handlePage.mock.calls).toEqual([[1], [2], [4], [7]]);
});

test('says where one is', async () => {
  await renderUi(<Pagination page={2} pages={4} onPage={jest.fn()} />);
  expect(screen.getByRole('navigation', { name: 'Faqet' })).toHaveTextContent('Faqja 2 nga 4');
  expect(screen.getByText('Faqja 2 nga 4')).toHaveAttribute('aria-live', 'polite');
});

test.each([
  [1, NAMES.sq.slice(0, 2)],
  [4, NAMES.sq.slice(2)],
])('on page %d of 4 there is no way on at that end', async (page, disabled) => {
  await renderUi(<Pagination page={page} pages={4} onPage={jest.fn()} />);
  for (const name of NAMES.sq) {
    const button = screen.getByRole<HTMLButtonElement>('button', { name });
    expect(button.disabled).toBe(disabled.includes(name));
  }
});

test.each([0, 1])('%d pages need no pagination', async (pages) => {
  await renderUi(<Pagination page={1} pages={pages} onPage={jest.fn()} />);
  expect(screen.queryByRole('navigation')).not.toBeInTheDocument();
});
