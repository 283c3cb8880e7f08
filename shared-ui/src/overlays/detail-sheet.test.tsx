import { screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { Button } from '../primitives/button.tsx';
import { renderUi } from '../test/render-ui.tsx';
import { DetailSheet } from './detail-sheet.tsx';
import { OptionRow } from './option-row.tsx';

const Dish = () => {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>Zgjidh</Button>
      {isOpen ? (
        <DetailSheet
          title="Margarita"
          cover={null}
          footer={<Button>Shto</Button>}
          onClose={() => setIsOpen(false)}
        >
          Domate
        </DetailSheet>
      ) : null}
    </>
  );
};
const opener = () => screen.getByRole('button', { name: 'Zgjidh' });

test('shows one thing with what is done with it, and gives the focus back', async () => {
  const { user } = await renderUi(<Dish />);
  await user.click(opener());
  const dialog = await screen.findByRole('dialog', { name: 'Margarita' });
  expect(dialog).toHaveTextContent('Domate');
  await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement));
  await user.click(within(dialog).getByRole('button', { name: 'Mbyll' }));
  await waitFor(() => expect(dialog).not.toBeInTheDocument());
  await waitFor(() => expect(opener()).toHaveFocus());
});

test('an option that cannot be chosen now keeps the focus and does nothing', async () => {
  const handleChange = jest.fn();
  const { user } = await renderUi(
    <OptionRow
      type="checkbox"
      label="Djathë"
      detail="+50 L"
      checked={false}
      aria-disabled
      onChange={handleChange}
    />,
  );
  const option = screen.getByRole('checkbox', { name: 'Djathë +50 L' });
  await user.click(option);
  expect(handleChange).not.toHaveBeenCalled();
  expect(option).not.toBeChecked();
  expect(option).toHaveFocus();
});
