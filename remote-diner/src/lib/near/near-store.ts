import type { Location } from '@tavolina/shared-api/contract';
import { useEffect } from 'react';
import { create } from 'zustand';
import { type PersistOptions, persist } from 'zustand/middleware';
import { keptAs } from '../cart/device-storage.ts';
import { askBrowser, type NoLocation, rounded } from './ask-browser.ts';

/** What the diner is being told: what is going to be asked, that it is asked, or why there is no answer. */
type NearState = 'quiet' | 'explained' | 'asking' | NoLocation;

interface Near {
  /** Where the diner is, rounded to 3 decimals; null unless they allowed it. */
  location: Location | null;
  state: NearState;
}

const isWithin = (value: unknown, most: number): value is number =>
  typeof value === 'number' && Math.abs(value) <= most;

/** Reads what the device holds; anything but a valid location counts as none. */
const restore = (stored: unknown): Near => {
  const { latitude, longitude } =
    (((stored ?? {}) as { location?: unknown }).location as Record<string, unknown> | null) ?? {};
  const isLocation = isWithin(latitude, 90) && isWithin(longitude, 180);
  return { location: isLocation ? rounded({ latitude, longitude }) : null, state: 'quiet' };
};

const KEPT: PersistOptions<Near> = {
  ...keptAs('tavolina.near', restore, () => localStorage),
  skipHydration: true,
  // What is being told stays: a press from before the page's code is repeated before the device is read.
  merge: (stored, current) => ({ ...current, location: restore(stored).location }),
};

/**
 * Where the diner is, kept on the device until they turn it off (product.md §260). It is read after the first view is
 * taken over, because the server draws that without it.
 */
export const useNear = create<Near>()(persist(() => restore(null), KEPT));

/** Reads what the device holds, once a page is shown. */
export const useKeptLocation = (): void =>
  useEffect(() => {
    // What is known lasts as long as the page, also where the device keeps nothing.
    if (useNear.getState().location === null) void useNear.persist.rehydrate();
  }, []);

/** Shows or hides the sentence about what the browser will be asked. */
export const explainNear = (isShown: boolean): void =>
  void useNear.setState({ state: isShown ? 'explained' : 'quiet' });

/** Forgets where the diner is, here and on the device. */
export const forgetLocation = (): void => void useNear.setState({ location: null, state: 'quiet' });

/**
 * Asks the browser where the diner is, and keeps the answer, unless the diner said "not now" while it was asked.
 * @returns whether there is a location now
 */
export const askLocation = async (): Promise<boolean> => {
  useNear.setState({ state: 'asking' });
  const answer = await askBrowser();
  if (useNear.getState().state !== 'asking') return false;
  if (typeof answer === 'string') {
    useNear.setState({ state: answer });
    return false;
  }
  useNear.setState({ location: answer, state: 'quiet' });
  return true;
};
