import { currentPlace } from '@tavolina/shared-api/auth';
import { pauseOrdering, serverNow } from '@tavolina/shared-api/client';
import { LIMITS, type OrderingState, PAUSE_MINUTES, PAUSE_SPANS } from '@tavolina/shared-api/contract';
import { useQueryClient, useTranslation } from '@tavolina/shared-api/runtime';
import { orderingStateQuery } from '@tavolina/shared-console/orders/ordering-state-query.ts';
import { MINUTE_MS } from '@tavolina/shared-console/page/time-spans.ts';
import { useFailureText } from '@tavolina/shared-console/page/use-failure-text.ts';
import { Button, formatTime, Notice, SegmentedControl, TextArea } from '@tavolina/shared-ui';
import { useState } from 'react';
import { useFieldRules } from '../../lib/form/field-rules.ts';
import { deleteFormDraft, readFormDraft, useFormDraft } from '../../lib/form/form-draft.ts';
import { useSentForm } from '../../lib/form/use-sent-form.ts';
import styles from './ordering-bar.module.css';

const SPANS = PAUSE_SPANS.filter((span) => span !== 'no');
type Span = (typeof SPANS)[number];

const START: { span: Span; note: string } = { span: 'for_30_minutes', note: '' };
const SECRETS = [] as const;

/** The form of a pause: how long, and what diners read meanwhile (product.md §288). */
export const PauseForm = ({ state, onPaused }: { state: OrderingState; onPaused: () => void }) => {
  const { t } = useTranslation('business');
  const rules = useFieldRules();
  const failureText = useFailureText();
  const client = useQueryClient();
  const [key] = useState(() => `pause:${currentPlace()}`);
  const { form, sending, field, submit } = useSentForm(
    { ...START, note: state.pause_note, ...readFormDraft(key) },
    async ({ span, note }) => {
      await client.cancelQueries(orderingStateQuery);
      return pauseOrdering({ span, note });
    },
    {
      isRepeatable: true,
      onSuccess: (paused) => {
        deleteFormDraft(key);
        client.setQueryData(orderingStateQuery.queryKey, paused);
      },
      onGoOn: onPaused,
    },
  );
  useFormDraft(form, key, SECRETS);
  // A stored draft may come from another version of the page.
  const span = SPANS.find((known) => known === form.watch('span')) ?? START.span;
  const { isPending, error } = sending;
  const ends =
    span === 'until_tomorrow'
      ? t('pause.endsTomorrow')
      : t('pause.ends', {
          at: formatTime(new Date(serverNow() + PAUSE_MINUTES[span] * MINUTE_MS).toISOString()),
        });
  return (
    <form noValidate className={styles.form} onSubmit={submit}>
      <p>{t('pause.text')}</p>
      {error ? (
        <Notice tone="danger" title={t('pause.failed')}>
          {failureText(error)}
        </Notice>
      ) : null}
      <SegmentedControl
        label={t('pause.span')}
        options={SPANS.map((value) => ({ value, label: t(`pause.for.${value}`) }))}
        value={span}
        onChange={(value) => form.setValue('span', value)}
      />
      <output>{ends}</output>
      <TextArea
        label={t('pause.note')}
        hint={t('pause.noteHint')}
        optional
        rows={2}
        {...field('note', rules.note(LIMITS.pauseNote))}
      />
      <Button type="submit" variant="action" busy={isPending}>
        {t('pause.submit')}
      </Button>
    </form>
  );
};
