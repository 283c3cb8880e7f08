import type { DecidedPlace, OperatorPlace } from '@tavolina/shared-api/contract';
import { useTranslation } from '@tavolina/shared-api/runtime';
import { Badge, formatDateTime } from '@tavolina/shared-ui';
import { useRef, useState } from 'react';
import { decidePlace } from '../platform-api.ts';
import styles from '../sections.module.css';
import { PlaceMenus } from './place-menus.tsx';
import { TakeDown } from './take-down.tsx';

/** Whether diners find a place and its menus, to take down with a reason and put back (product.md §565, §586). */
export const PlaceState = ({
  place: { id, name, taken_down, menus = [], may_decide },
  token,
}: {
  place: OperatorPlace;
  token: string;
}) => {
  const { t } = useTranslation('shell');
  const section = useRef<HTMLElement>(null);
  // The place is not asked for again: each look at it is recorded.
  const [state, setState] = useState<DecidedPlace>({ taken_down: taken_down ?? null, menus });
  const down = state.taken_down;
  return (
    <>
      {taken_down === undefined ? null : (
        <section
          ref={section}
          className={styles.section}
          tabIndex={-1}
          aria-label={t('platform.place.title')}
        >
          <h2>{t('platform.place.title')}</h2>
          <p>
            <Badge tone={down ? 'danger' : 'success'}>
              {t(`platform.place.state.${down ? 'takenDown' : 'shown'}`)}
            </Badge>
          </p>
          {down ? (
            <p className={styles.muted}>
              {t('platform.menus.because', { date: formatDateTime(down.at), reason: down.reason })}
            </p>
          ) : null}
          {may_decide ? (
            <TakeDown
              name={name}
              doIt={t('platform.place.takeDownNow')}
              isDown={down !== null}
              send={(decision) => decidePlace(token, id, decision)}
              onDecided={(decided) => {
                setState(decided);
                // The pressed button disappears, so the focus moves to what was decided.
                section.current?.focus();
              }}
            />
          ) : null}
        </section>
      )}
      {/* Its menus are others after each decision. */}
      <PlaceMenus key={down?.at} menus={state.menus} mayDecide={may_decide === true} token={token} />
    </>
  );
};
