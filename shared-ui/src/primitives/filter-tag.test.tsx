import { screen } from '@testing-library/react';
import { renderUi } from '../test/render-ui.tsx';
import { FilterTag } from './filter-tag.tsx';

test.each([
  ['sq', 'Hiq filtrin 4+ yje'],
  ['en', 'Remove filter 4+ yje'],
] as const)('its name says that pressing it takes the filter away, in %s', async (lng, name) => {
  const handleRemove = jest.fn();
  const { user } = await renderUi(<FilterTag label="4+ yje" onRemove={handleRemove} />, lng);
  await user.click(screen.getByRole('button', { name }));
  expect(handleRemove).toHaveBeenCalledTimes(1);
});
