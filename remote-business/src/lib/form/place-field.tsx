import { CITY_NAMES, type PlaceValues } from '@tavolina/shared-api/contract';
import { useTranslation } from '@tavolina/shared-api/runtime';
import { TextArea, TextField } from '@tavolina/shared-ui';
import { useId } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';

interface Look {
  autoComplete: string;
  type?: 'tel';
  /** It is written in lines. */
  isLong?: boolean;
  /** What is suggested; anything else may be written. */
  suggested?: readonly string[];
}

const LOOKS: Record<keyof PlaceValues, Look> = {
  business_name: { autoComplete: 'organization' },
  telephone: { autoComplete: 'tel', type: 'tel' },
  address: { autoComplete: 'street-address' },
  city: { autoComplete: 'address-level2', suggested: CITY_NAMES },
  postal_code: { autoComplete: 'postal-code' },
  vat_number: { autoComplete: 'off' },
  description: { autoComplete: 'off', isLong: true },
};

/** A field of a place, as every form shows it (product.md §133). It cuts nothing: the server says what is too long (product.md §583). */
export const PlaceField = ({
  name,
  ...props
}: UseFormRegisterReturn<keyof PlaceValues> & {
  error?: string | undefined;
  hint?: string;
  optional?: boolean | undefined;
}) => {
  const { t } = useTranslation('business');
  const list = useId();
  const { isLong, suggested, ...look } = LOOKS[name];
  const field = { name, label: t(`profile.${name}`), ...look, ...props };
  if (isLong) return <TextArea {...field} />;
  if (!suggested) return <TextField {...field} />;
  return (
    <>
      <TextField {...field} list={list} />
      <datalist id={list}>
        {suggested.map((value) => (
          <option key={value} value={value} />
        ))}
      </datalist>
    </>
  );
};
