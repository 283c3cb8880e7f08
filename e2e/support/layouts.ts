import type { CDPSession } from '@playwright/test';
import type { Page } from './test.ts';

/** One layout of a page, as Chromium traces it. */
interface Layout {
  name: string;
  args: { beginData?: { partialLayout: boolean; totalObjects: number } };
}

const ended = (session: CDPSession) => new Promise((done) => session.once('Tracing.tracingComplete', done));

/** What the page lays out while something is done: whether only a part of it, and of how many objects. */
export const layoutsDuring = async (page: Page, act: () => Promise<void>) => {
  const session = await page.context().newCDPSession(page);
  const events: Layout[] = [];
  session.on('Tracing.dataCollected', ({ value }) => events.push(...(value as unknown as Layout[])));
  // What was due before is laid out before.
  await page.evaluate(() => document.body.offsetHeight);
  await session.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: ['devtools.timeline'] },
  });
  await act();
  const done = ended(session);
  await session.send('Tracing.end');
  await done;
  await session.detach();
  return events.flatMap(({ name, args }) => (name === 'Layout' && args.beginData ? [args.beginData] : []));
};
