import { useEffect, useRef, useState } from 'react';
import { useDeviceChoice } from '../device/use-device-choice.ts';
import type { BellState } from '../orders/live-orders-context.ts';
import { type Bell, createBell } from './bell.ts';

const isSupported = (): boolean => 'AudioContext' in window;

/** Rings while `isRinging`, where this device has its bell switched on (product.md §192). */
export const useBell = (isRinging: boolean): { bell: BellState; switchBell: (rings: boolean) => void } => {
  const [choice, choose] = useDeviceChoice('tavolina-bell', ['unasked', 'off', 'on']);
  const [isAllowed, setIsAllowed] = useState(false);
  const bell = useRef<Bell>(undefined);
  const isOn = choice === 'on' && isSupported();

  useEffect(() => {
    if (!isOn) return;
    const made = createBell();
    bell.current = made;
    const allow = (): void => void made.allow().then(() => setIsAllowed(made.isAllowed()));
    const allowByKey = ({ target }: KeyboardEvent): void => {
      if (!(target instanceof Element && target.closest('button'))) allow();
    };
    // After a reload the browser wants a press before it lets anything sound; any press will do. One of the bell's own
    // button has to be over before the bell counts as allowed, or it would switch off what it has just let sound.
    addEventListener('click', allow);
    addEventListener('keydown', allowByKey);
    setIsAllowed(made.isAllowed());
    allow();
    return () => {
      removeEventListener('click', allow);
      removeEventListener('keydown', allowByKey);
      made.close();
      bell.current = undefined;
    };
  }, [isOn]);
  useEffect(() => {
    if (!isOn || !isRinging) return;
    const made = bell.current;
    made?.ring();
    return () => made?.hush();
  }, [isOn, isRinging]);

  const onState: BellState = isAllowed ? 'on' : 'blocked';
  const chosen: BellState = choice === 'on' ? onState : choice;
  return {
    bell: isSupported() ? chosen : 'unsupported',
    switchBell: (rings) => choose(rings ? 'on' : 'off'),
  };
};
