import { create } from 'zustand';
import { persist } from 'zustand/middleware';
import { keptAs } from './device-storage.ts';

const readNames = (stored: unknown): { names: unknown } => ({ names: (stored as { names?: unknown }).names });

test.each([0, 1, 7])(
  'what a page of another release kept as version %d is read, not lost',
  async (version) => {
    localStorage.setItem('names', JSON.stringify({ state: { names: ['Arta'] }, version }));
    const useNames = create(
      persist(
        () => readNames({}),
        keptAs('names', readNames, () => localStorage),
      ),
    );
    await useNames.persist.rehydrate();
    expect(useNames.getState()).toEqual({ names: ['Arta'] });
  },
);
