import { useState } from 'react';

/** A choice that this device keeps; the first of `choices` until there is one. */
export const useDeviceChoice = <C extends string>(
  key: string,
  choices: readonly [C, ...C[]],
): [C, (choice: C) => void] => {
  const [chosen, setChosen] = useState(() => {
    const kept = localStorage.getItem(key);
    return choices.find((choice) => choice === kept) ?? choices[0];
  });
  const choose = (choice: C): void => {
    localStorage.setItem(key, choice);
    setChosen(choice);
  };
  return [chosen, choose];
};
