import { useState } from 'react';

/**
 * State of a control that is saved at each press. It shows the last choice at once, because the next press toggles what is
 * shown, and the saved one again when the save of the last choice has ended.
 * @param kept the choice that is saved, as far as is known
 * @param mutate saves choices one after the other, in the order of the presses
 * @returns the choice to show, and what to call with each choice
 */
export const useOptimisticChoice = <Choice>(
  kept: Choice,
  mutate: (choice: Choice, options: { onSettled: () => void }) => void,
): [shown: Choice, press: (choice: Choice) => void] => {
  const [pressed, setPressed] = useState<{ choice: Choice }>();
  const press = (choice: Choice): void => {
    setPressed({ choice });
    // `onSettled` is called for the last press alone, so no earlier answer changes what is shown.
    mutate(choice, { onSettled: () => setPressed(undefined) });
  };
  return [pressed ? pressed.choice : kept, press];
};
