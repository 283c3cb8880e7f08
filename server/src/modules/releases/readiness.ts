import { ApiFailure } from '../../platform/http/api-failure.ts';
import type { LiveBoard } from './live-board.ts';

/**
 * What an operator should see to of the parts that are live (product.md §134). A remote that cannot be read takes down
 * its own pages alone, so that the process goes on serving.
 * @throws {ApiFailure} `service_unavailable` when no version of the shell can be read: no page can be answered
 */
export const warningsOfParts = ({ channels, live }: LiveBoard): 'part_unreadable'[] => {
  const { parts, absent } = live('');
  if (channels().length > 0 && !parts.has('shell')) throw new ApiFailure('service_unavailable');
  return absent.length > 0 ? ['part_unreadable'] : [];
};
