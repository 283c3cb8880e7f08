import { attempt } from './attempt.ts';

/**
 * The place that a session works for: its access token names it, so that both are never out of step (product.md §155). With
 * a token that cannot be read it is the owner's first place, which has the owner's id; null without a session.
 */
export const placeOf = (accessToken: string | null, userId: string | null): string | null =>
  userId &&
  attempt(() => {
    const claims = accessToken?.split('.')[1]?.replaceAll('-', '+').replaceAll('_', '/');
    const { sub }: { sub?: string } = JSON.parse(atob(claims ?? ''));
    return sub ?? userId;
  }, userId);
