import type { OpenState } from '@tavolina/shared-api/contract';
import { useTranslation } from '@tavolina/shared-api/runtime';
import { Badge } from '@tavolina/shared-ui';
import { useOpeningText } from './use-opening-text.ts';

/** Says on a card whether its place is open, and until or from when, or whom to call (product.md §308, §341). */
export const OpeningBadge = ({ state }: { state: OpenState }) => {
  const { t } = useTranslation('diner');
  const text = useOpeningText()(state);
  if (state.call_number !== undefined)
    return (
      <Badge tone="neutral">
        {t('opening.callToOrder')} {state.call_number}
      </Badge>
    );
  return text === undefined ? null : <Badge tone={state.is_open ? 'success' : 'neutral'}>{text}</Badge>;
};
