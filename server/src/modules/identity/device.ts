import type { ActiveSession } from '@tavolina/shared-api/contract';
import Bowser from 'bowser';

type Device = Pick<ActiveSession, 'browser' | 'system' | 'kind'>;

const KINDS: Readonly<Record<string, Device['kind']>> = {
  mobile: 'phone',
  tablet: 'tablet',
  desktop: 'computer',
};

/** The device in a `User-Agent` header; null for each part that the header does not name. */
export const deviceOf = (userAgent: string): Device => {
  if (userAgent === '') return { browser: null, system: null, kind: null };
  const { browser, os, platform } = Bowser.parse(userAgent);
  return {
    browser: browser.name || null,
    system: os.name || null,
    kind: KINDS[platform.type ?? ''] ?? null,
  };
};
