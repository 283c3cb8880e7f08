import { screen } from '@testing-library/react';
import { useState } from 'react';
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
])('on page %d of 4 there is no way on at that end', async (page, closed) => {
  const handlePage = jest.fn();
  const { user } = await renderUi(<Pagination page={page} pages={4} onPage={handlePage} />);
  for (const name of NAMES.sq) await user.click(screen.getByRole('button', { name }));
  expect(handlePage).toHaveBeenCalledTimes(2);
  for (const name of closed)
    expect(screen.getByRole('button', { name })).toHaveAttribute('aria-disabled', 'true');
});

const Pages = () => {
  const [page, setPage] = useState(1);
  return <Pagination page={page} pages={2} onPage={setPage} />;
};

test('the button that led to the last page keeps the focus', async () => {
  const { user } = await renderUi(<Pages />);
  const next = screen.getByRole('button', { name: 'Faqja tjetër' });
  await user.click(next);
  expect(screen.getByText('Faqja 2 nga 2')).toBeInTheDocument();
  expect(next).toHaveFocus();
});

test.each([0, 1])('%d pages need no pagination', async (pages) => {
  await renderUi(<Pagination page={1} pages={pages} onPage={jest.fn()} />);
  expect(screen.queryByRole('navigation')).not.toBeInTheDocument();
});

// product.md §254
test('where there may be more pages than were counted, it says so and leads to no last one', async () => {
  const handlePage = jest.fn();
  const { user } = await renderUi(<Pagination page={112} pages={113} isMinimum onPage={handlePage} />);
  expect(screen.getByText('Faqja 112 nga 113+')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Faqja e fundit' })).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Faqja tjetër' }));
  expect(handlePage).toHaveBeenCalledWith(113);
});
