import { useTranslation } from '@tavolina/shared-api/runtime';
import { RadioCard } from '@tavolina/shared-ui';
import { CalendarClock, Clock } from 'lucide-react';
import { LARGE_ICON } from '../../lib/icon.ts';
import { useMomentText } from '../../lib/way/use-moment-text.ts';
import { saveChosenWay } from '../../lib/way/way-store.ts';
import styles from './checkout.module.css';
import { SlotFields } from './later-parts.ts';
import type { OrderOffer } from './order-offer.ts';

/**
 * When the order is got: as soon as possible, said with the time that the place promises, or later. Its card is there before
 * the times are, so that nothing below it moves.
 */
export const TimeFields = ({
  businessId,
  askedFor,
  offer,
}: {
  businessId: string;
  /** Start of the chosen slot; undefined: as soon as possible. */
  askedFor: string | undefined;
  offer: OrderOffer;
}) => {
  const { t } = useTranslation('diner');
  const moment = useMomentText();
  const { offered, ways, slots, awaitsSlots, soonAt, isSoonUnserved, laterGone } = offer;
  const soonText = (): string => {
    if (!ways) return t('when.soonText');
    if (!offered) return t('when.wayOff');
    if (isSoonUnserved) return t('when.unserved');
    if (soonAt) return t('when.readyAbout', { when: moment('about', soonAt) });
    // The time that is chosen below it, where there is one.
    const next = slots[0] ?? offered.next_at;
    return next ? t('when.nextAt', { when: moment('at', next) }) : t('when.notNow');
  };
  const laterText = (): string => {
    if (laterGone) return t(`when.${laterGone}`);
    return askedFor ? t('when.for', { when: moment('for', askedFor) }) : t('when.laterText');
  };
  return (
    <fieldset className={styles.fields} aria-label={t('when.time')}>
      <RadioCard
        name="time"
        checked={askedFor === undefined}
        disabled={askedFor !== undefined && (!soonAt || isSoonUnserved)}
        onChange={() => saveChosenWay(businessId, { askedFor: null, readyBy: undefined })}
        label={t('when.soon')}
        description={soonText()}
        icon={<Clock {...LARGE_ICON} />}
      />
      {slots[0] !== undefined || laterGone || awaitsSlots ? (
        <RadioCard
          name="time"
          checked={askedFor !== undefined}
          disabled={awaitsSlots}
          onChange={() => saveChosenWay(businessId, { askedFor: slots[0] })}
          label={t('when.later')}
          description={laterText()}
          icon={<CalendarClock {...LARGE_ICON} />}
        >
          {askedFor && !laterGone && !awaitsSlots ? (
            <SlotFields
              slots={slots}
              value={askedFor}
              onChange={(slot) => saveChosenWay(businessId, { askedFor: slot })}
            />
          ) : null}
        </RadioCard>
      ) : null}
    </fieldset>
  );
};
