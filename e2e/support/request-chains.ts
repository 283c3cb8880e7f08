import type { Page } from './test.ts';

/** One request of a page, and how many others had to come before it. */
export interface ChainedRequest {
  /** What asks for it, as Chromium names kinds: `Script`, `Stylesheet`, `Fetch` and so on. */
  kind: string;
  url: string;
  /** 0 for the document, 1 for what the document asks for, 2 for what such a file asks for. */
  depth: number;
}

interface Sent {
  type?: string;
  request: { url: string };
  initiator: { url?: string; stack?: { callFrames: { url: string }[] } };
}

/** Follows every request of a page from now on back to the one that led to it. */
export const followRequests = async (page: Page): Promise<readonly ChainedRequest[]> => {
  const requests: ChainedRequest[] = [];
  const session = await page.context().newCDPSession(page);
  session.on('Network.requestWillBeSent', ({ type: kind = '', request: { url }, initiator }: Sent) => {
    const leader = initiator.url ?? initiator.stack?.callFrames[0]?.url;
    const found = requests.find((request) => request.url === leader);
    // What the browser asks for by itself, such as the icon, comes from the document.
    const depth = kind === 'Document' ? 0 : (found?.depth ?? 0) + 1;
    requests.push({ kind, url, depth });
  });
  await session.send('Network.enable');
  return requests;
};
