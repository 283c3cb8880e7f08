import { CURRENCIES, type Option } from '@tavolina/shared-api/contract';
import { useTranslation } from '@tavolina/shared-api/runtime';
import { ICON, MEDIUM_ICON } from '@tavolina/shared-console/page/icon.ts';
import { Button, Checkbox, currencySign, IconButton, Switch, TextField } from '@tavolina/shared-ui';
import { GripVertical, Plus, Trash2 } from 'lucide-react';
import { type Path, type UseFormReturn, useWatch } from 'react-hook-form';
import { useSortableRow } from '../../lib/lists/use-sortable-row.ts';
import { OptionSoldOutButton } from '../../lib/stock/option-sold-out-button.tsx';
import styles from './choices.module.css';
import type { ChoicesDraft } from './choices-draft.ts';
import { OptionMore } from './option-more.tsx';

/** An option of a group: its name, what it costs, whether it is chosen beforehand, and what comes with it. */
export const OptionRow = ({
  form,
  path,
  sortId,
  menuId,
  stored,
  isOnly,
  errorAt,
  onDefault,
  onRemove,
}: {
  form: UseFormReturn<ChoicesDraft>;
  path: `groups.${number}.options.${number}`;
  /** What the list knows it by while it is moved. */
  sortId: string;
  menuId: string;
  /** As the menu has it; undefined for a new one. */
  stored: Option | undefined;
  /** Whether there is no other: a group needs one. */
  isOnly: boolean;
  errorAt: (field: Path<ChoicesDraft>) => string | undefined;
  onDefault: (isDefault: boolean) => void;
  onRemove: () => void;
}) => {
  const { t } = useTranslation('business');
  const option = useWatch({ control: form.control, name: path });
  const { row, handle } = useSortableRow(sortId, t('choices.sortableOption'));
  // A removed row is drawn once more, without a value.
  if (!option) return null;
  const name = option.name || t('choices.newOption');
  // As an item: sold out for a while is what can be ended, and the menu's own switch waits until then (product.md §119).
  const paused = option.available && stored?.available && stored.sold_out ? stored : undefined;
  const shown = CURRENCIES.filter((code) => code === option.currency || option.prices[code] !== undefined);
  const ordered = [option.currency, ...shown.filter((code) => code !== option.currency)];
  const missing = CURRENCIES.find((code) => !shown.includes(code));
  return (
    <li {...row} className={styles.option}>
      <div className={styles.optionLine}>
        <IconButton
          {...handle}
          className={styles.grip}
          label={t('editor.drag', { name })}
          icon={<GripVertical {...ICON} />}
        />
        <TextField
          label={t('choices.optionName')}
          error={errorAt(`${path}.name`)}
          {...form.register(`${path}.name`)}
        />
        {ordered.map((code) => (
          <TextField
            key={code}
            label={t('choices.extra', { currency: t(`currency.${code}`) })}
            inputMode="decimal"
            autoComplete="off"
            suffix={currencySign(code)}
            error={errorAt(`${path}.prices.${code}`)}
            {...form.register(`${path}.prices.${code}`)}
          />
        ))}
      </div>
      <div className={styles.optionTools}>
        <Checkbox
          label={t('choices.default')}
          aria-label={t('common.named', { action: t('choices.default'), title: name })}
          checked={option.is_default}
          onChange={({ target }) => onDefault(target.checked)}
        />
        {paused ? (
          <OptionSoldOutButton menuId={menuId} option={paused} />
        ) : (
          <Switch
            label={t('choices.available')}
            aria-label={t('editor.available', { name })}
            checked={option.available}
            onChange={({ target }) =>
              form.setValue(`${path}.available`, target.checked, { shouldDirty: true })
            }
          />
        )}
        {missing ? (
          <Button
            size="sm"
            variant="quiet"
            icon={<Plus {...MEDIUM_ICON} />}
            onClick={() => form.setValue(`${path}.prices.${missing}`, '', { shouldDirty: true })}
          >
            {t('editor.addCurrency', { currency: t(`currency.${missing}`) })}
          </Button>
        ) : null}
        <IconButton
          label={t('choices.removeOption', { name })}
          icon={<Trash2 {...MEDIUM_ICON} />}
          aria-disabled={isOnly}
          onClick={() => (isOnly ? undefined : onRemove())}
        />
      </div>
      <OptionMore form={form} path={path} option={option} />
    </li>
  );
};
