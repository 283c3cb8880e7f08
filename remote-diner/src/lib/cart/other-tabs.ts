import { useEffect } from 'react';

/** A store that is kept on the device, which all tabs share. */
interface SharedStore {
  persist: { rehydrate: () => unknown; getOptions: () => { name?: string } };
}

/** Takes over what other tabs have written since. */
export const takeOver = ({ persist }: SharedStore): void => void persist.rehydrate();

/** Follows what other tabs write, while the calling component is shown. */
export const useOtherTabs = (store: SharedStore): void =>
  useEffect(() => {
    const handleStorage = ({ key }: StorageEvent): void => {
      // Storage that was cleared names none.
      if (key === null || key === store.persist.getOptions().name) takeOver(store);
    };
    takeOver(store);
    window.addEventListener('storage', handleStorage);
    return () => window.removeEventListener('storage', handleStorage);
  }, [store]);
