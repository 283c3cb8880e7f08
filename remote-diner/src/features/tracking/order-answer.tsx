import { type CustomerOrder, isCancelled, orderStatusFacts } from '@tavolina/shared-api/contract';
import { useTranslation } from '@tavolina/shared-api/runtime';
import { Clock, Eye } from 'lucide-react';
import { MEDIUM_ICON } from '../../lib/icon.ts';
import { PhoneLink } from '../../lib/phone-link.tsx';
import { useIsOver } from '../../lib/way/use-is-over.ts';
import { useMomentText } from '../../lib/way/use-moment-text.ts';
import styles from './tracking.module.css';

const isUnderWay = ({ status }: CustomerOrder): boolean => {
  const { isMade, isOver } = orderStatusFacts(status);
  return !isMade && !isOver;
};

/** An order that is ready this long after its promise was still in time (product.md §295), in ms. */
const IN_TIME_MS = 2 * 60_000;

/**
 * When an order is promised to be ready, and whether that is later than it was ordered with (product.md §290, §291); of a
 * promise that is over, that it takes longer (product.md §620).
 */
const Promised = ({ order, at }: { order: CustomerOrder; at: string }) => {
  const { t } = useTranslation('diner');
  const moment = useMomentText();
  const when = moment('about', at);
  const { first_promised_at: first } = order;
  const isChanged = first !== null && moment('about', first) !== when;
  const isLate = useIsOver(Date.parse(at) + IN_TIME_MS);
  const text = isChanged ? 'tracking.readyNow' : 'tracking.ready';
  return (
    <p>
      <Clock {...MEDIUM_ICON} />
      <span>
        <strong className={styles.when}>{t(isLate ? 'tracking.late' : text, { when })}</strong>
        {isChanged ? ` ${t('tracking.readyFirst', { when: moment('for', first) })}` : null}
      </span>
    </p>
  );
};

/** When an order under way is ready, or for when it was asked for, as long as nothing is promised. */
const When = ({ order }: { order: CustomerOrder }) => {
  const { t } = useTranslation('diner');
  const moment = useMomentText();
  const { promised_at: promised, asked_for: asked } = order;
  if (promised) return <Promised order={order} at={promised} />;
  return (
    <p>
      <Clock {...MEDIUM_ICON} />
      <strong className={asked ? styles.when : undefined}>
        {asked ? t('when.for', { when: moment('about', asked) }) : t('when.soonText')}
      </strong>
    </p>
  );
};

/**
 * What the place says of an order: when it is ready, that it was seen (product.md §294), or why it was declined and whom
 * to call (product.md §289, §293).
 */
export const OrderAnswer = ({ order }: { order: CustomerOrder }) => {
  const { t } = useTranslation('diner');
  const moment = useMomentText();
  const { decline_reason: reason, seen_at, business } = order;
  const isDeclined = isCancelled(order.status) && reason !== null;
  return (
    <output className={styles.answer}>
      {isDeclined ? (
        <p>
          <span>{t(`tracking.declined.${reason}`, { place: business.name })}</span>
        </p>
      ) : null}
      {isDeclined && business.phone ? (
        <p>
          <span>
            {t('tracking.declined.call', { place: business.name })} <PhoneLink number={business.phone} />
          </span>
        </p>
      ) : null}
      {isUnderWay(order) ? <When order={order} /> : null}
      {order.status === 'pending' && seen_at ? (
        <p>
          <Eye {...MEDIUM_ICON} /> <span>{t('tracking.seen', { when: moment('at', seen_at) })}</span>
        </p>
      ) : null}
    </output>
  );
};
