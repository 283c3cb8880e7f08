import type { OperatorMenu } from '@tavolina/shared-api/contract';
import { useTranslation } from '@tavolina/shared-api/runtime';
import { Badge, formatDateTime } from '@tavolina/shared-ui';
import { useRef, useState } from 'react';
import { decideMenu } from '../platform-api.ts';
import styles from '../sections.module.css';
import { TakeDown } from './take-down.tsx';

const MenuRow = ({
  menu: before,
  mayDecide,
  token,
}: {
  menu: OperatorMenu;
  mayDecide: boolean;
  token: string;
}) => {
  const { t } = useTranslation('shell');
  const row = useRef<HTMLLIElement>(null);
  // The place is not asked for again: each look at it is recorded.
  const [menu, setMenu] = useState(before);
  const { title, is_published, taken_down } = menu;
  return (
    <li ref={row} className={styles.decided} tabIndex={-1} aria-label={title}>
      <div>
        <p>
          <strong>{title}</strong>
        </p>
        {taken_down ? (
          <p className={styles.muted}>
            {t('platform.menus.because', {
              date: formatDateTime(taken_down.at),
              reason: taken_down.reason,
            })}
          </p>
        ) : null}
        {mayDecide ? (
          <TakeDown
            name={title}
            doIt={t('platform.menus.takeDownNow')}
            isDown={taken_down !== null}
            send={(decision) => decideMenu(token, menu.id, decision)}
            onDecided={(decided) => {
              setMenu(decided);
              // The pressed button disappears, so the focus moves to what was decided.
              row.current?.focus();
            }}
          />
        ) : null}
      </div>
      <Badge tone={taken_down ? 'danger' : 'neutral'}>
        {t(`platform.menus.state.${taken_down ? 'takenDown' : is_published}`)}
      </Badge>
    </li>
  );
};

/** The menus of a place, to take down with a reason and put back (product.md §565). */
export const PlaceMenus = ({
  menus,
  mayDecide,
  token,
}: {
  menus: readonly OperatorMenu[];
  mayDecide: boolean;
  token: string;
}) => {
  const { t } = useTranslation('shell');
  return (
    <section className={styles.section} aria-label={t('platform.menus.title')}>
      <h2>{t('platform.menus.title')}</h2>
      {menus.length === 0 ? <p className={styles.muted}>{t('platform.menus.none')}</p> : null}
      <ol>
        {menus.map((menu) => (
          <MenuRow key={menu.id} menu={menu} mayDecide={mayDecide} token={token} />
        ))}
      </ol>
    </section>
  );
};
