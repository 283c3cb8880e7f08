import { startAuth } from '@tavolina/shared-api/auth';
import { configureApi, tracePresses, watchInstallOffer } from '@tavolina/shared-api/client';
import { FALLBACK_LANGUAGE } from '@tavolina/shared-api/contract';
import { currentRelease, i18n } from '@tavolina/shared-api/runtime';
import type { createRoot } from 'react-dom/client';
import { startFederation } from '../remotes/federation.ts';
import { watchStylesheets } from '../remotes/stylesheets.ts';
import { loadViewTab } from '../support-view/load-view-tab.ts';
import { watchFirstView } from './carry-over.ts';
import { nextTask } from './next-task.ts';
import { startI18n } from './start-i18n.ts';

/** What a page is drawn with. */
export interface Started {
  root: HTMLElement;
  /** Repeats in the page what was typed and pressed in its first view. */
  carryOver: () => Promise<void>;
  /** Settled once the session is known. */
  checked: Promise<unknown>;
  /** Where support views a place in this tab: says so above the page. */
  showViewBar?: ((render: typeof createRoot) => Promise<void>) | undefined;
}

/** Starts everything that no page is drawn by: session, languages, the federation. */
export const start = async (): Promise<Started> => {
  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no root element');
  const carryOver = watchFirstView(root);
  const { apiBaseUrl, traceShare = 0 } = currentRelease();
  configureApi({
    baseUrl: apiBaseUrl,
    language: () => i18n.resolvedLanguage ?? FALLBACK_LANGUAGE,
    traceShare,
  });
  tracePresses();
  watchInstallOffer();
  startFederation();
  watchStylesheets();
  await startI18n();
  await nextTask();
  const viewTab = await loadViewTab();
  // Before the session is loaded, which is that of the tab then.
  viewTab?.keepInTab();
  const checked = startAuth();
  return {
    ...{ root, carryOver, checked },
    showViewBar: viewTab && ((render) => checked.then(() => viewTab.showViewBar(render))),
  };
};
