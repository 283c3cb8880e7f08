import { screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';

/** Presses a button that saves a menu without items, and agrees to what is asked then (product.md §164). */
export const publishAnyway = async (user: UserEvent, save = 'Krijo menunë'): Promise<void> => {
  await user.click(await screen.findByRole('button', { name: save }));
  await user.click(await screen.findByRole('button', { name: /Publikoje gjithsesi|Publish it anyway/ }));
};
