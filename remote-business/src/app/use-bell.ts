import { useEffect, useRef, useState } from 'react';
import type { BellState } from '../lib/live-orders-context.ts';
import { useDeviceChoice } from '../lib/use-device-choice.ts';
import { type Bell, createBell } from './bell.ts';

const isSupported = (): boolean => 'AudioContext' in window;

/** Rings while `isRinging`, where this device has its bell switched on (product.md §67). */
export const useBell = (isRinging: boolean): { bell: BellState; switchBell: () => void } => {
  const [choice, choose] = useDeviceChoice('tavolina-bell', ['off', 'on']);
  const [isAllowed, setIsAllowed] = useState(false);
  const bell = useRef<Bell>(undefined);
  const isOn = choice === 'on' && isSupported();

  useEffect(() => {
    if (!isOn) return;
    const made = createBell();
    bell.current = made;
    const allow = (): void => void made.allow().then(() => setIsAllowed(made.isAllowed()));
    // After a reload the browser wants a press before it lets anything sound; any press will do.
    addEventListener('pointerdown', allow);
    addEventListener('keydown', allow);
    setIsAllowed(made.isAllowed());
    allow();
    return () => {
      removeEventListener('pointerdown', allow);
      removeEventListener('keydown', allow);
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
  return {
    bell: isSupported() ? (isOn ? onState : 'off') : 'unsupported',
    switchBell: () => choose(isOn ? 'off' : 'on'),
  };
};
