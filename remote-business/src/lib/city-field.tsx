import { CITY_NAMES, LIMITS } from '@tavolina/shared-api/contract';
import { useTranslation } from '@tavolina/shared-api/runtime';
import { TextField, type TextFieldProps } from '@tavolina/shared-ui';
import { useId } from 'react';

/** A place's city: those that the storefront's filter names are suggested, any other may be written (product.md §133). */
export const CityField = (props: Omit<TextFieldProps, 'label' | 'list'>) => {
  const { t } = useTranslation('business');
  const list = useId();
  return (
    <>
      <TextField
        label={t('profile.city')}
        autoComplete="address-level2"
        maxLength={LIMITS.name}
        {...props}
        list={list}
      />
      <datalist id={list}>
        {CITY_NAMES.map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
    </>
  );
};
