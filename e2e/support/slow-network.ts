import type { Page } from './test.ts';

/** A phone at the edge of its signal: 400 ms there and back, 400 kbit/s. */
const EDGE = { offline: false, latency: 400, downloadThroughput: 50_000, uploadThroughput: 50_000 };

/** Slows a window down from now on. */
export const throttle = async (page: Page): Promise<void> => {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.emulateNetworkConditions', EDGE);
};

/** A cheap phone at the edge of its signal: besides, its processor is four times slower. */
export const slowPhone = async (page: Page): Promise<void> => {
  await throttle(page);
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
};
