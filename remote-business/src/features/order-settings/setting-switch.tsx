import { changeOrderSettings } from '@tavolina/shared-api/client';
import type { OrderSettings } from '@tavolina/shared-api/contract';
import { useMutation, useQueryClient, useTranslation } from '@tavolina/shared-api/runtime';
import { orderingStateQuery } from '@tavolina/shared-console/orders/ordering-state-query.ts';
import { useFailureText } from '@tavolina/shared-console/page/use-failure-text.ts';
import { Notice, Switch } from '@tavolina/shared-ui';
import { useRef, useState } from 'react';
import { orderSettingsQuery } from '../../lib/order-settings-query.ts';

/** Settings that are either on or off. */
type SwitchedSetting = {
  [Name in keyof OrderSettings]: OrderSettings[Name] extends boolean ? Name : never;
}[keyof OrderSettings];

/** A switch for one setting. Saves at once and alone, so that a failure of one does not affect the others. */
export const SettingSwitch = ({ name, isOn }: { name: SwitchedSetting; isOn: boolean }) => {
  const { t } = useTranslation('business');
  const failureText = useFailureText();
  const client = useQueryClient();
  /** What was pressed and is not answered: shown at once, because the next press turns what is shown. */
  const [pressed, setPressed] = useState<boolean>();
  const unanswered = useRef(0);
  const { mutate, error } = useMutation({
    mutationFn: (wanted: boolean) => changeOrderSettings({ [name]: wanted }),
    // Two presses in a row are sent in order, so that the last one wins.
    scope: { id: `order-settings-${name}` },
    onSuccess: (_settings, wanted) => {
      client.setQueryData(
        orderSettingsQuery.queryKey,
        (settings) => settings && { ...settings, [name]: wanted },
      );
      return client.invalidateQueries({ queryKey: orderingStateQuery.queryKey });
    },
    onSettled: () => {
      unanswered.current -= 1;
      if (unanswered.current === 0) setPressed(undefined);
    },
  });
  const handlePress = (wanted: boolean): void => {
    unanswered.current += 1;
    setPressed(wanted);
    mutate(wanted);
  };
  const label = t(`orderSettings.${name}`);
  return (
    <div>
      <Switch
        label={label}
        checked={pressed ?? isOn}
        onChange={({ target }) => handlePress(target.checked)}
      />
      {error ? (
        <Notice tone="danger" title={t('orderSettings.notSaved', { setting: label })}>
          {failureText(error)}
        </Notice>
      ) : null}
    </div>
  );
};
