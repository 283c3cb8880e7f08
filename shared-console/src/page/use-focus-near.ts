import { useEffect, useRef } from 'react';
import { focusNear } from './focus-near.ts';

/**
 * For what goes away, now or once a server has answered, by a press in it.
 * @returns called with the press: when what was pressed has gone, keys go on at what is left there
 */
export const useFocusNear = (): (() => void) => {
  const pressed = useRef<{ element: Element; goOn: () => void }>(undefined);
  useEffect(() => {
    if (!pressed.current) return;
    const { element, goOn } = pressed.current;
    if (document.activeElement === element) return;
    pressed.current = undefined;
    // Where it still stands, whoever pressed it went elsewhere.
    if (!element.isConnected) goOn();
  });
  return () => {
    const element = document.activeElement;
    if (element && element !== document.body) pressed.current = { element, goOn: focusNear(element) };
  };
};
