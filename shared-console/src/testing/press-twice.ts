import { act, screen } from '@testing-library/react';

/** Two clicks on the button of this name, before anything is drawn in between. */
export const pressTwice = async (name: string | RegExp): Promise<void> => {
  const button = screen.getByRole('button', { name });
  await act(async () => {
    button.click();
    button.click();
  });
};
