import { screen } from '@testing-library/react';
import { renderUi } from '../test/render-ui.tsx';
import { Rating } from './rating.tsx';

test.each([
  ['sq', 212, 'Vlerësimi 4,8 nga 5, 212 vlerësime'],
  ['sq', 1, 'Vlerësimi 4,8 nga 5, 1 vlerësim'],
  ['en', 1_200, 'Rated 4.8 of 5, 1,200 reviews'],
  ['en', 1, 'Rated 4.8 of 5, 1 review'],
] as const)('stars are read as a sentence in %s, of %i', async (lng, count, name) => {
  await renderUi(<Rating value={4.83} count={count} />, lng);
  expect(screen.getByRole('img', { name })).toBeVisible();
});
