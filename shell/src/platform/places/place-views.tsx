import { LIMITS, type OpenedView, type OperatorPlace } from '@tavolina/shared-api/contract';
import { useTranslation } from '@tavolina/shared-api/runtime';
import { Badge, Button, formatDateTime, formatTime, Notice } from '@tavolina/shared-ui';
import { useRef, useState } from 'react';
import { endPlaceView } from '../platform-api.ts';
import { ReasonForm } from '../reason-form.tsx';
import styles from '../sections.module.css';
import { useDecision } from '../use-decision.ts';
import { NO_TAB, openPlaceView } from './open-place-view.ts';

type View = NonNullable<OperatorPlace['views']>[number];

const EndView = ({ view, token, onEnded }: { view: View; token: string; onEnded: () => void }) => {
  const { t } = useTranslation('shell');
  const { decide, isPending, isError } = useDecision(() => endPlaceView(token, view.id), onEnded);
  return (
    <>
      {isError ? <Notice tone="attention">{t('platform.view.unended')}</Notice> : null}
      <Button size="sm" busy={isPending} onClick={() => decide(undefined)}>
        {t('platform.view.end')}
      </Button>
    </>
  );
};

/** The owner's console, to open as it is in a tab of its own, with a reason, and who viewed it lately (product.md §699). */
export const PlaceViews = ({
  place: { id, people, views = [], may_decide },
  token,
}: {
  place: OperatorPlace;
  token: string;
}) => {
  const { t } = useTranslation('shell');
  const section = useRef<HTMLElement>(null);
  const [opened, setOpened] = useState<OpenedView>();
  const [ended, setEnded] = useState<readonly string[]>([]);
  const { isAsking, setIsAsking, decide, isPending, error } = useDecision(
    (reason: string) => openPlaceView(token, id, reason),
    setOpened,
  );
  return (
    <section ref={section} className={styles.section} tabIndex={-1} aria-label={t('platform.view.title')}>
      <h2>{t('platform.view.title')}</h2>
      <p className={styles.muted}>{t('platform.view.about', { minutes: LIMITS.supportViewMinutes })}</p>
      {error ? (
        <Notice tone="attention">
          {t(error.name === NO_TAB ? 'platform.view.blocked' : 'platform.view.failed')}
        </Notice>
      ) : null}
      <output>
        {opened && !isAsking ? t('platform.view.opened', { time: formatTime(opened.ends_at) }) : null}
      </output>
      {isAsking ? (
        <ReasonForm
          label={t('platform.view.reason')}
          hint={t('platform.reviews.reasonHint')}
          doIt={t('platform.view.now')}
          variant="action"
          busy={isPending}
          onReason={decide}
          onCancel={() => setIsAsking(false)}
        />
      ) : null}
      {isAsking || people.length === 0 ? null : (
        <p>
          <Button size="sm" onClick={() => setIsAsking(true)}>
            {t('platform.view.ask')}
          </Button>
        </p>
      )}
      {views.length === 0 ? null : (
        <ol aria-label={t('platform.view.recent')}>
          {views.map((view) => {
            const isOpen = view.is_open && !ended.includes(view.id);
            return (
              <li key={view.id}>
                <div>
                  <p>{view.reason}</p>
                  <p className={styles.muted}>
                    {[
                      view.opened_by,
                      formatDateTime(view.opened_at),
                      ...(ended.includes(view.id)
                        ? []
                        : [t('platform.acts.until', { time: formatTime(view.ends_at) })]),
                    ].join(' · ')}
                  </p>
                </div>
                {isOpen ? <Badge tone="success">{t('platform.view.open')}</Badge> : null}
                {isOpen && may_decide ? (
                  <EndView
                    view={view}
                    token={token}
                    onEnded={() => {
                      setEnded((ids) => [...ids, view.id]);
                      // The pressed button disappears.
                      section.current?.focus();
                    }}
                  />
                ) : null}
              </li>
            );
          })}
        </ol>
      )}
    </section>
  );
};
