import type { MenuDecision, OperatorMenu } from '@tavolina/shared-api/contract';
import { useTranslation } from '@tavolina/shared-api/runtime';
import { Badge, Button, formatDateTime, Notice } from '@tavolina/shared-ui';
import { useRef, useState } from 'react';
import styles from './history.module.css';
import { decideMenu } from './platform-api.ts';
import { ReasonForm } from './reason-form.tsx';
import { useDecision } from './use-decision.ts';

/** Takes a menu down with a reason, or puts it back. Says so where that could not be done. */
const Decision = ({
  menu: { id, title, taken_down },
  token,
  onDecided,
}: {
  menu: OperatorMenu;
  token: string;
  onDecided: (menu: OperatorMenu) => void;
}) => {
  const { t } = useTranslation('shell');
  const { isAsking, setIsAsking, decide, isPending, isError } = useDecision(
    (decision: MenuDecision) => decideMenu(token, id, decision),
    onDecided,
  );
  const named = (text: string): string => `${text}: ${title}`;
  return (
    <>
      {isError ? <Notice tone="attention">{t('platform.reviews.undecided')}</Notice> : null}
      {taken_down ? (
        <Button
          size="sm"
          busy={isPending}
          aria-label={named(t('platform.menus.putBack'))}
          onClick={() => decide({ decision: 'put_back' })}
        >
          {t('platform.menus.putBack')}
        </Button>
      ) : null}
      {!taken_down && isAsking ? (
        <ReasonForm
          label={t('platform.menus.reason')}
          hint={t('platform.reviews.reasonHint')}
          doIt={t('platform.menus.takeDownNow')}
          busy={isPending}
          onReason={(reason) => decide({ decision: 'take_down', reason })}
          onCancel={() => setIsAsking(false)}
        />
      ) : null}
      {taken_down || isAsking ? null : (
        <Button size="sm" aria-label={named(t('platform.menus.takeDown'))} onClick={() => setIsAsking(true)}>
          {t('platform.menus.takeDown')}
        </Button>
      )}
    </>
  );
};

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
          <Decision
            menu={menu}
            token={token}
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
    <section className={styles.history} aria-label={t('platform.menus.title')}>
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
