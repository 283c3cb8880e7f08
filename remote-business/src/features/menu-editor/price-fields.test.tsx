import { screen, within } from '@testing-library/react';
import { openEditor } from '../../testing/open-editor.ts';

test('prices and their rate are written as the language does, and read back as typed in either way', async () => {
  const { user } = await openEditor({ lng: 'en' });
  const content = within(await screen.findByRole('navigation', { name: 'Content' }));
  await user.click(content.getByRole('button', { name: /^Gatime tavash/ }));
  await user.click(screen.getByRole('button', { name: 'Open: Tavë kosi' }));
  const lek = screen.getByLabelText('Price in lek');
  const euro = screen.getByLabelText('Price in euro');
  expect(lek).toHaveValue('650.00');
  expect(euro).toHaveValue('6.63');
  expect(screen.getByText('Converted at 98.00')).toBeVisible();
  await user.clear(lek);
  await user.type(lek, '1.225,00');
  expect(euro).toHaveValue('12.50');
});
