import { useState } from 'react';
import { readStored, writeStored } from './storage.ts';

/** A choice that this device keeps; the first of `choices` until there is one. */
export const useDeviceChoice = <C extends string>(
  key: string,
  choices: readonly [C, ...C[]],
): [C, (choice: C) => void] => {
  const [chosen, setChosen] = useState(() => {
    const kept = readStored('localStorage', key);
    return choices.find((choice) => choice === kept) ?? choices[0];
  });
  const choose = (choice: C): void => {
    writeStored('localStorage', key, choice);
    setChosen(choice);
  };
  return [chosen, choose];
};
