import { LIMITS, type OrderSettings } from '@tavolina/shared-api/contract';
import { useTranslation } from '@tavolina/shared-api/runtime';
import page from '@tavolina/shared-console/page/page.module.css';
import { useFailureText } from '@tavolina/shared-console/page/use-failure-text.ts';
import { useFocusNear } from '@tavolina/shared-console/page/use-focus-near.ts';
import { Button, Notice, TextField } from '@tavolina/shared-ui';
import { type FormEvent, useRef } from 'react';
import { KeptNotice } from '../../lib/form/kept-notice.tsx';
import { usePassingMessage } from '../../lib/use-passing-message.ts';
import {
  isLimit,
  isWithinBounds,
  NUMBER_SETTINGS,
  type NumberSetting,
  type NumberValues,
  unitOf,
} from './number-settings.ts';
import { NumbersConflict } from './numbers-conflict.tsx';
import styles from './order-settings.module.css';
import { useNumberSettings } from './use-number-settings.ts';

/** Settings that are numbers: preparation, lead and last orders, limits of a slot, reminder and cancellation. */
export const NumberSettingsForm = ({ settings }: { settings: OrderSettings }) => {
  const { t } = useTranslation('business');
  const failureText = useFailureText();
  const [isSaved, showSaved] = usePassingMessage();
  const moveFocus = useFocusNear();
  const { form, field, submit, error, conflict, ...numbers } = useNumberSettings(settings, showSaved);
  const choice = useRef<HTMLInputElement>(null);
  const handleSubmit = (event: FormEvent): void => {
    event.preventDefault();
    if (conflict) choice.current?.focus();
    else void submit();
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
    <form noValidate className={page.card} aria-labelledby="order-times" onSubmit={handleSubmit}>
      <h2 id="order-times">{t('orderSettings.times')}</h2>
      <div className={styles.grid}>
        {NUMBER_SETTINGS.map((name) => (
          <TextField
            key={name}
            label={t(`orderSettings.${name}`)}
            hint={t(`orderSettings.hint.${name}`)}
            optional={isLimit(name)}
            inputMode="numeric"
            autoComplete="off"
            suffix={t(`orderSettings.${unitOf(name)}`)}
            {...field(name, ruleOf(name))}
          />
        ))}
      </div>
      <div className={page.line}>
        <Button type="submit" variant="action" busy={numbers.isSaving}>
          {t('orderSettings.save')}
        </Button>
        <output className={styles.saved}>{isSaved ? t('common.saved') : null}</output>
      </div>
      {/* Below the button, which no message moves. */}
      <div className={styles.messages}>
        {numbers.isRestored ? (
          <KeptNotice
            onDiscard={() => {
              moveFocus();
              numbers.discard();
            }}
          />
        ) : null}
        {error ? (
          <Notice tone="danger" title={t('orderSettings.failed')}>
            {failureText(error)}
          </Notice>
        ) : null}
        {conflict ? (
          <NumbersConflict
            control={form.control}
            theirs={conflict}
            clashesWith={numbers.clashesWith}
            isHeld={numbers.isSaving}
            isSought
            firstRef={choice}
            onSave={(choices) => {
              moveFocus();
              numbers.saveMine(conflict, choices);
            }}
            onTake={() => {
              moveFocus();
              numbers.takeTheirs(conflict);
            }}
          />
        ) : null}
        {numbers.hasMore ? <Notice tone="info">{t('typedSince')}</Notice> : null}
      </div>
    </form>
  );
};
