import type { OrderSettings } from '@tavolina/shared-api/contract';
import { useTranslation } from '@tavolina/shared-api/runtime';
import { type Control, useWatch } from 'react-hook-form';
import { type ClashAnswer, ClashNotice, type ClashTexts } from '../../lib/merge/clash-notice.tsx';
import type { NumberClash } from './merge-numbers.ts';
import { type NumberSetting, type NumberValues, unitOf } from './number-settings.ts';

/** Somebody else saved the settings first, and both changed the same numbers (product.md §552). */
export const NumbersConflict = ({
  control,
  theirs,
  clashesWith,
  ...notice
}: ClashAnswer & {
  control: Control<NumberValues>;
  theirs: OrderSettings;
  clashesWith: (theirs: OrderSettings) => NumberClash[];
}) => {
  const { t } = useTranslation('business');
  // What clashes follows what is typed.
  useWatch({ control });
  const texts: ClashTexts<NumberSetting> = {
    nameOf: ({ field }) => t(`orderSettings.${field}`),
    textOf: ({ field }, value) =>
      value === '' ? t('clash.none') : `${String(value)} ${t(`orderSettings.${unitOf(field)}`)}`,
  };
  return (
    <ClashNotice
      {...notice}
      clashes={clashesWith(theirs)}
      texts={texts}
      title={t('orderSettings.conflict')}
    />
  );
};
