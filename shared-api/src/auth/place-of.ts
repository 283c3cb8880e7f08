import { attempt } from './attempt.ts';

/**
 * The place of a session, read from its access token, so that both always match (product.md §155). If the
 * token is unreadable, the owner's first place, whose id is the owner's. Null without a session.
 */
export const placeOf = (accessToken: string | null, userId: string | null): string | null =>
  userId &&
  attempt(() => {
    const claims = accessToken?.split('.')[1]?.replaceAll('-', '+').replaceAll('_', '/');
    const { sub }: { sub?: string } = JSON.parse(atob(claims ?? ''));
    return sub ?? userId;
  }, userId);
