import { changeOrderSettings } from '@tavolina/shared-api/client';
import type { OrderSettings } from '@tavolina/shared-api/contract';
import { useMutation, useQueryClient, useTranslation } from '@tavolina/shared-api/runtime';
import { orderingStateQuery } from '@tavolina/shared-console/orders/ordering-state-query.ts';
import { useFailureText } from '@tavolina/shared-console/page/use-failure-text.ts';
import { Notice, Switch } from '@tavolina/shared-ui';
import { useOptimisticChoice } from '../../lib/form/use-optimistic-choice.ts';
import { orderSettingsQuery } from '../../lib/orders/order-settings-query.ts';

/** Settings that are either on or off. */
type SwitchedSetting = {
  [Name in keyof OrderSettings]: OrderSettings[Name] extends boolean ? Name : never;
}[keyof OrderSettings];

/** A switch for one setting. Saves at once and alone, so that a failure of one does not affect the others. */
export const SettingSwitch = ({ name, isOn }: { name: SwitchedSetting; isOn: boolean }) => {
  const { t } = useTranslation('business');
  const failureText = useFailureText();
  const client = useQueryClient();
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
  });
  const [isShown, press] = useOptimisticChoice(isOn, mutate);
  const label = t(`orderSettings.${name}`);
  return (
    <div>
      <Switch label={label} checked={isShown} onChange={({ target }) => press(target.checked)} />
      {error ? (
        <Notice tone="danger" title={t('orderSettings.notSaved', { setting: label })}>
          {failureText(error)}
        </Notice>
      ) : null}
    </div>
  );
};
