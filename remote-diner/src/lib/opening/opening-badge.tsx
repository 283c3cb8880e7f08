import type { OpenState } from '@tavolina/shared-api/contract';
import { Badge } from '@tavolina/shared-ui';
import { useOpeningText } from './use-opening-text.ts';

/** Says on a card whether its place is open, and until or from when (product.md §308). */
export const OpeningBadge = ({ state }: { state: OpenState }) => {
  const text = useOpeningText()(state);
  return text === undefined ? null : <Badge tone={state.is_open ? 'success' : 'neutral'}>{text}</Badge>;
};
