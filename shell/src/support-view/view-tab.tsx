import { authStore } from '@tavolina/shared-api/auth';
import type { OpenedView, Route } from '@tavolina/shared-api/contract';
import { currentRelease } from '@tavolina/shared-api/runtime';
import { StrictMode } from 'react';
import type { createRoot } from 'react-dom/client';
import { keptView } from './kept-view.ts';
import { ViewBar } from './view-bar.tsx';

const END: Route = 'POST /support-views/end';

/**
 * Replaces the tab's storage of the device with that of the tab (product.md §702). Whatever pages keep, the session first
 * of all, is then kept in this tab and goes with it, and nothing of the device is read or changed.
 */
export const keepInTab = (): void => {
  Object.defineProperty(window, 'localStorage', { configurable: true, value: window.sessionStorage });
};

/** Ends the view on the server as well: the tab may be leaving, so that nobody waits for the answer. */
const tellEnd = ({ view_token }: OpenedView): void => {
  fetch(currentRelease().apiBaseUrl + END.slice('POST '.length), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ view_token }),
    keepalive: true,
  }).catch(() => undefined);
};

/** Leaves the console for a page that says so. What was read goes with the page. */
const leave = (view: OpenedView): void => {
  tellEnd(view);
  sessionStorage.clear();
  window.location.replace(`/platform/view-over?${new URLSearchParams({ place: view.place.id })}`);
};

/**
 * Shows above the console that support views it, until when, and how to end that. It ends by itself with its time, and
 * with the session: signed out, or refused by the server.
 */
export const showViewBar = (render: typeof createRoot): void => {
  const view = keptView();
  if (!view) return;
  let hasLeft = false;
  const end = (): void => {
    if (!hasLeft) leave(view);
    hasLeft = true;
  };
  const endUnlessSignedIn = (): void => {
    if (!authStore.getState().isAuthenticated) end();
  };
  endUnlessSignedIn();
  authStore.subscribe(endUnlessSignedIn);
  setTimeout(end, Math.max(0, view.ends_here - Date.now()));
  const place = document.createElement('div');
  // Its box would be as high as the bar, which then sticks to nothing.
  place.style.display = 'contents';
  document.body.prepend(place);
  render(place).render(
    <StrictMode>
      <ViewBar view={view} onEnd={end} />
    </StrictMode>,
  );
};
