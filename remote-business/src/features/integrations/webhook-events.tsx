import { WEBHOOK_EVENTS, type WebhookEvent } from '@tavolina/shared-api/contract';
import { useTranslation } from '@tavolina/shared-api/runtime';
import { Checkbox, Notice } from '@tavolina/shared-ui';
import { type ComponentProps, useId } from 'react';
import styles from './integrations.module.css';

/** Refuses to tell an address of nothing: that is what switching it off is for. */
export const useEventsRule = (): { validate: (events: WebhookEvent[]) => true | string } => {
  const { t } = useTranslation('business');
  return { validate: (events) => events.length > 0 || t('webhooks.eventsNeeded') };
};

/** What an address is told of, as checkboxes of a form's field (product.md §365). */
export const WebhookEvents = ({
  error,
  ...field
}: Omit<ComponentProps<typeof Checkbox>, 'label' | 'value'> & { error: string | undefined }) => {
  const { t } = useTranslation('business');
  const errorId = useId();
  return (
    <fieldset className={styles.choices} aria-describedby={errorId}>
      <legend>{t('webhooks.events')}</legend>
      {WEBHOOK_EVENTS.map((event) => (
        <Checkbox key={event} value={event} label={t(`webhooks.event.${event}`)} {...field} />
      ))}
      <div id={errorId} aria-live="polite">
        {error ? <Notice tone="danger">{error}</Notice> : null}
      </div>
    </fieldset>
  );
};
