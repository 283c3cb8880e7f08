import type { Page } from '@playwright/test';

/** Which answers are changed on their way to a page, and how. */
interface Change {
  /** With `*` for any letters. */
  urlPattern: string;
  /** Else of any kind. */
  resourceType?: 'Document';
  change: (body: string) => string;
}

/** Headers that no longer fit a changed body, which comes as it is. */
const OF_THE_BODY = /^content-(encoding|length)$/i;

/**
 * Changes answers on their way to a page. Playwright's own routes would take away the browser's cache and ask the runner
 * about each request: a page would load all its code again with every address.
 */
export const changeAnswers = async (page: Page, changes: readonly Change[]): Promise<void> => {
  const session = await page.context().newCDPSession(page);
  const patterns = changes.map(({ change: _change, ...pattern }) => ({
    ...pattern,
    requestStage: 'Response' as const,
  }));
  const changeFor = (url: string, type: string): Change | undefined =>
    changes.find(({ urlPattern, resourceType }) =>
      resourceType ? resourceType === type : urlPattern.split('*').every((part) => url.includes(part)),
    );
  session.on('Fetch.requestPaused', async ({ requestId, request, resourceType, ...answer }) => {
    const { responseStatusCode: responseCode, responseHeaders = [] } = answer;
    const found = changeFor(request.url, resourceType);
    // A page that was left meanwhile takes no answer.
    const done = async (): Promise<void> => {
      if (!found || responseCode === undefined || (responseCode >= 300 && responseCode < 400)) {
        await session.send('Fetch.continueRequest', { requestId });
        return;
      }
      const { body, base64Encoded } = await session.send('Fetch.getResponseBody', { requestId });
      const text = Buffer.from(body, base64Encoded ? 'base64' : 'utf8').toString();
      await session.send('Fetch.fulfillRequest', {
        requestId,
        responseCode,
        responseHeaders: responseHeaders.filter(({ name }) => !OF_THE_BODY.test(name)),
        body: Buffer.from(found.change(text)).toString('base64'),
      });
    };
    await done().catch(() => undefined);
  });
  await session.send('Fetch.enable', { patterns });
};
