import type { StoredHours } from '@tavolina/shared-api/contract';
import { useTranslation } from '@tavolina/shared-api/runtime';
import page from '@tavolina/shared-console/page/page.module.css';
import { useFailureText } from '@tavolina/shared-console/page/use-failure-text.ts';
import { useFocusNear } from '@tavolina/shared-console/page/use-focus-near.ts';
import { useAcceptsOrders } from '@tavolina/shared-console/place/accepts-orders.ts';
import { Button, Notice } from '@tavolina/shared-ui';
import { type FormEvent, useRef } from 'react';
import { FormProvider, useWatch } from 'react-hook-form';
import { KeptNotice } from '../../lib/form/kept-notice.tsx';
import { usePassingMessage } from '../../lib/use-passing-message.ts';
import styles from './hours.module.css';
import { HoursConflict } from './hours-conflict.tsx';
import { OwnHours } from './own-hours.tsx';
import { RemoveHours } from './remove-hours.tsx';
import { SpecialDays } from './special-days.tsx';
import { useHoursForm } from './use-hours-form.ts';
import { WeekEditor } from './week-editor.tsx';

/** Edits the opening hours: the week, hours of single ways, and special days. */
export const HoursForm = ({
  stored,
  today,
  onNone,
}: {
  stored: StoredHours;
  today: string;
  /** The hours were removed here. */
  onNone: () => void;
}) => {
  const { t } = useTranslation('business');
  const failureText = useFailureText();
  const acceptsOrders = useAcceptsOrders();
  const [isSaved, showSaved] = usePassingMessage();
  const hours = useHoursForm(stored, today, showSaved);
  const { form, error, conflict } = hours;
  const moveFocus = useFocusNear();
  const week = useWatch({ control: form.control, name: 'week' });
  const isNeverOpen = week.every(({ ranges }) => ranges.length === 0);
  // After a conflict, the stored hours are those of somebody else.
  const latest = conflict ?? stored;
  const choice = useRef<HTMLInputElement>(null);
  const handleSubmit = (event: FormEvent): void => {
    event.preventDefault();
    if (conflict?.hours) choice.current?.focus();
    else void hours.submit();
  };
  return (
    <FormProvider {...form}>
      <form noValidate className={styles.form} aria-label={t('hours.title')} onSubmit={handleSubmit}>
        {hours.isRestored ? (
          <KeptNotice
            onDiscard={() => {
              moveFocus();
              hours.discard();
            }}
          />
        ) : null}
        {stored.hours === null ? (
          <Notice tone="info">{t(acceptsOrders ? 'hours.notYet' : 'hours.notYetShown')}</Notice>
        ) : null}
        <section className={page.card} aria-labelledby="week">
          <div>
            <h2 id="week">{t('hours.week.title')}</h2>
            <p className={page.muted}>{t('hours.week.text')}</p>
          </div>
          <WeekEditor name="week" />
          {isNeverOpen ? (
            <Notice tone="attention">{t(acceptsOrders ? 'hours.neverOpen' : 'hours.neverOpenShown')}</Notice>
          ) : null}
        </section>
        {acceptsOrders ? <OwnHours /> : null}
        <SpecialDays today={today} />
        {conflict ? (
          <HoursConflict
            theirs={conflict}
            clashesWith={hours.clashesWith}
            isHeld={hours.isSaving}
            isSought={hours.isRefused}
            firstRef={choice}
            onSave={(choices) => {
              moveFocus();
              hours.saveMine(conflict, choices);
            }}
            onTake={() => {
              moveFocus();
              hours.takeTheirs(conflict);
            }}
          />
        ) : null}
        <div className={page.saveBar}>
          {error ? (
            <Notice tone="danger" title={t('hours.failed')}>
              {[failureText(error), ...new Set(hours.otherErrors)].join(' ')}
            </Notice>
          ) : null}
          {hours.isTakenIn ? (
            <Notice tone="attention" title={t('hours.conflict.title')}>
              {t('hours.conflict.takenIn')}
            </Notice>
          ) : null}
          {hours.hasMore ? <Notice tone="info">{t('typedSince')}</Notice> : null}
          <div className={page.line}>
            <Button type="submit" variant="action" busy={hours.isSaving}>
              {t('hours.save')}
            </Button>
            <output className={styles.saved}>{isSaved ? t('common.saved') : null}</output>
            {latest.hours ? (
              <RemoveHours
                version={latest.version}
                onRemoved={(none) => {
                  hours.takeTheirs(none);
                  onNone();
                }}
                onConflict={hours.handleConflict}
              />
            ) : null}
          </div>
        </div>
      </form>
    </FormProvider>
  );
};
