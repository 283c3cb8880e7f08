/** The browser's offer to install this site as an app; Chromium's browsers make one. */
interface InstallOffer extends Event {
  prompt: () => Promise<unknown>;
}

let offer: InstallOffer | undefined;
const listeners = new Set<() => void>();

const setOffer = (next: InstallOffer | undefined): void => {
  offer = next;
  for (const listener of listeners) listener();
};

/** Keeps the browser's offer until somebody asks for it; call before the page has loaded. */
export const watchInstallOffer = (): void => {
  addEventListener('beforeinstallprompt', (event) => {
    // The browser's own bar would come without a word about what for.
    event.preventDefault();
    setOffer(event as InstallOffer);
  });
  addEventListener('appinstalled', () => setOffer(undefined));
};

/** Whether the browser offers to install this site (product.md §319). */
export const canInstall = (): boolean => offer !== undefined;

/** Calls back when `canInstall` changes; returns what ends that. */
export const onInstallOffer = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** Asks whether to install; call it in a press. An offer holds for one question. */
export const askToInstall = async (): Promise<void> => {
  const asked = offer;
  setOffer(undefined);
  await asked?.prompt();
};
