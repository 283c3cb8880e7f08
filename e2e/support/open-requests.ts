import { expect, type Page, type Request } from '@playwright/test';

const isStream = (request: Request): boolean =>
  request.headers().accept?.includes('text/event-stream') === true;

/**
 * Follows what a page asks for, from now on.
 * @returns waits until all of it was answered; live updates stay open and do not count
 */
export const openRequests = (page: Page): (() => Promise<void>) => {
  const open = new Set<Request>();
  page.on('request', (request) => {
    if (!isStream(request)) open.add(request);
  });
  page.on('requestfinished', (request) => open.delete(request));
  page.on('requestfailed', (request) => open.delete(request));
  return () => expect.poll(() => open.size).toBe(0);
};
