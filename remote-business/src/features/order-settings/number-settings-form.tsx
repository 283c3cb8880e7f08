import { currentPlace } from '@tavolina/shared-api/auth';
import { changeOrderSettings } from '@tavolina/shared-api/client';
import { LIMITS, type OrderSettings } from '@tavolina/shared-api/contract';
import { useQueryClient, useTranslation } from '@tavolina/shared-api/runtime';
import { Button, Notice, TextField } from '@tavolina/shared-ui';
import { useRef, useState } from 'react';
import { deleteFormDraft, readFormDraft, useFormDraft } from '../../lib/form-draft.ts';
import { KeptNotice } from '../../lib/kept-notice.tsx';
import { orderSettingsQuery } from '../../lib/order-settings-query.ts';
import { orderingStateQuery } from '../../lib/ordering-state-query.ts';
import page from '../../lib/page.module.css';
import { useFailureText } from '../../lib/use-failure-text.ts';
import { useFocusNear } from '../../lib/use-focus-near.ts';
import { usePassingMessage } from '../../lib/use-passing-message.ts';
import { useSentForm } from '../../lib/use-sent-form.ts';
import {
  changedNumbers,
  isLimit,
  isWithinBounds,
  NUMBER_SETTINGS,
  type NumberSetting,
  type NumberValues,
  numberValues,
} from './number-settings.ts';
import styles from './order-settings.module.css';

const SECRETS = [] as const;

/** Settings that are numbers: preparation, lead and last orders, limits of a slot, reminder and cancellation. */
export const NumberSettingsForm = ({ settings }: { settings: OrderSettings }) => {
  const { t } = useTranslation('business');
  const failureText = useFailureText();
  const client = useQueryClient();
  const [key] = useState(() => `order-settings:${currentPlace()}`);
  const opened = useRef(numberValues(settings));
  const [kept] = useState(() => readFormDraft(key));
  const [isRestored, setIsRestored] = useState(Object.keys(kept).length > 0);
  const [hasMore, setHasMore] = useState(false);
  const [isSaved, showSaved] = usePassingMessage();
  const moveFocus = useFocusNear();
  const { form, sending, field, submit } = useSentForm<NumberValues, OrderSettings>(
    { ...opened.current, ...kept },
    (values) => changeOrderSettings(changedNumbers(opened.current, values)),
    {
      isRepeatable: true,
      onSuccess: (saved, sent) => {
        client.setQueryData(orderSettingsQuery.queryKey, saved);
        // What is promised now may follow from them.
        void client.invalidateQueries({ queryKey: orderingStateQuery.queryKey });
        opened.current = numberValues(saved);
        const typed = NUMBER_SETTINGS.filter((name) => form.getValues(name) !== sent[name]);
        for (const name of NUMBER_SETTINGS)
          if (!typed.includes(name)) form.setValue(name, opened.current[name]);
        if (typed.length === 0) deleteFormDraft(key);
        setHasMore(typed.length > 0);
        setIsRestored(false);
        showSaved();
      },
    },
  );
  useFormDraft(form, key, SECRETS, opened);
  const { isPending, error } = sending;
  const handleDiscard = (): void => {
    moveFocus();
    form.reset(opened.current);
    deleteFormDraft(key);
    setIsRestored(false);
  };
  const ruleOf = (name: NumberSetting) => ({
    validate: {
      bounds: (value: string) =>
        isWithinBounds(name, value) || t('orderSettings.bounds', LIMITS.orderSettings[name]),
      order: (value: string, { remind_minutes }: NumberValues) =>
        name !== 'cancel_minutes' || Number(value) > Number(remind_minutes) || t('orderSettings.cancelFirst'),
    },
  });
  return (
    <form noValidate className={page.card} aria-labelledby="order-times" onSubmit={submit}>
      <h2 id="order-times">{t('orderSettings.times')}</h2>
      {isRestored ? <KeptNotice onDiscard={handleDiscard} /> : null}
      <div className={styles.grid}>
        {NUMBER_SETTINGS.map((name) => (
          <TextField
            key={name}
            label={t(`orderSettings.${name}`)}
            hint={t(`orderSettings.hint.${name}`)}
            optional={isLimit(name)}
            inputMode="numeric"
            autoComplete="off"
            maxLength={4}
            suffix={t(name === 'slot_orders' ? 'orderSettings.orders' : 'orderSettings.minutes')}
            {...field(name, ruleOf(name))}
          />
        ))}
      </div>
      {error ? (
        <Notice tone="danger" title={t('orderSettings.failed')}>
          {failureText(error)}
        </Notice>
      ) : null}
      {hasMore ? <Notice tone="info">{t('typedSince')}</Notice> : null}
      <div className={page.line}>
        <Button type="submit" variant="action" busy={isPending}>
          {t('orderSettings.save')}
        </Button>
        <output className={styles.saved}>{isSaved ? t('common.saved') : null}</output>
      </div>
    </form>
  );
};
