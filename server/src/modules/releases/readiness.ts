import { ApiFailure } from '../../platform/http/api-failure.ts';
import type { LiveReleases } from './moves/live-releases.ts';

/**
 * Warnings about the live parts for operators (product.md §134). An unreadable remote affects only its own
 * pages, so the process keeps serving.
 * @throws {ApiFailure} `service_unavailable` when no version of the shell can be read, because no page can
 * be served then
 */
export const warningsOfParts = ({ channels, live }: LiveReleases): 'part_unreadable'[] => {
  const { parts, absent } = live('');
  if (channels().length > 0 && !parts.has('shell')) throw new ApiFailure('service_unavailable');
  return absent.length > 0 ? ['part_unreadable'] : [];
};
