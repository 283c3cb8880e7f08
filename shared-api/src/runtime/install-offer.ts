import { useSyncExternalStore } from 'react';
import { askToInstall, canInstall, onInstallOffer } from '../client/install-app.ts';

/**
 * Asks whether to install this site as an app, for a press; undefined where the browser does not offer that (product.md
 * §319).
 */
export const useInstallOffer = (): (() => Promise<void>) | undefined =>
  useSyncExternalStore(onInstallOffer, canInstall, () => false) ? askToInstall : undefined;
