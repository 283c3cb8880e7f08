import { useState } from 'react';

/**
 * What a control shows that is saved with each press: what was pressed last, at once, because the next press turns what
 * is shown; once that is answered, what is kept.
 * @param kept what is saved, as far as is known
 * @param mutate saves one choice after the other, in the order of the presses
 * @returns what to show, and what to call with each choice
 */
export const usePressed = <Choice>(
  kept: Choice,
  mutate: (choice: Choice, options: { onSettled: () => void }) => void,
): [shown: Choice, press: (choice: Choice) => void] => {
  const [pressed, setPressed] = useState<{ choice: Choice }>();
  const press = (choice: Choice): void => {
    setPressed({ choice });
    // Only the last one's answer is told here: until it comes, no earlier answer moves what is shown.
    mutate(choice, { onSettled: () => setPressed(undefined) });
  };
  return [pressed ? pressed.choice : kept, press];
};
