import { screen } from '@testing-library/react';
import { renderUi } from '../test/render-ui.tsx';
import { Rating } from './rating.tsx';

test.each([
  ['sq', 'Vlerësimi 4,8 nga 5, 212 vlerësime'],
  ['en', 'Rated 4.8 of 5, 212 reviews'],
] as const)('stars are read as a sentence in %s', async (lng, name) => {
  await renderUi(<Rating value={4.83} count={212} />, lng);
  expect(screen.getByRole('img', { name })).toBeVisible();
});
