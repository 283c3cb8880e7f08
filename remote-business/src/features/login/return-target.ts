import { PATHS } from '@tavolina/shared-console/page/paths.ts';

/** Where a sign-in leads: the page that asked for it, as long as it is one of this site and not the login itself. */
export const returnTarget = (from: unknown): string => {
  if (typeof from !== 'string' || !URL.canParse(from, location.origin)) return PATHS.dashboard();
  const { origin, pathname, search } = new URL(from, location.origin);
  return origin === location.origin && pathname !== PATHS.login ? pathname + search : PATHS.dashboard();
};
