import { useTranslation } from '@tavolina/shared-api/runtime';
import { Notice } from '@tavolina/shared-ui';
import { PhoneLink } from '../phone-link.tsx';
import type { Call } from './call-of.ts';

/** Says which number to call instead of ordering, and why (product.md §283, §341). Empty where there is no reason to. */
export const CallNotice = ({
  call,
  takesLater,
}: {
  call: Call | undefined;
  /** Whether orders for later are taken meanwhile. */
  takesLater: boolean;
}) => {
  const { t } = useTranslation('diner');
  if (!call) return null;
  const why = call.why === 'unseen' && takesLater ? 'orLater' : call.why;
  return (
    <Notice tone="attention">
      {call.number ? (
        <>
          <strong>
            {t('opening.callToOrder')} <PhoneLink number={call.number} />
          </strong>
          <br />
        </>
      ) : null}
      {t(`opening.call.${why}`)}
    </Notice>
  );
};
