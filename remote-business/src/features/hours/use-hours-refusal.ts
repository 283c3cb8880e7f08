import { useEffect, useState } from 'react';
import type { FieldPath, UseFormReturn } from 'react-hook-form';
import { hoursErrors } from './hours-errors.ts';
import type { HoursValues } from './hours-values.ts';

/**
 * Says the server's refusal at the fields of the hours it is about, and leads the keyboard to the first of them.
 * @returns what to call with a failure, and the values that were sent
 */
export const useHoursRefusal = ({
  setError,
  setFocus,
}: Pick<UseFormReturn<HoursValues>, 'setError' | 'setFocus'>) => {
  /** A new object for each refusal, so that the same field is focused again. */
  const [first, setFirst] = useState<{ field: FieldPath<HoursValues> }>();
  useEffect(() => {
    // Only now are the fields there of a special day that opened for its error.
    if (first) setFocus(first.field);
  }, [setFocus, first]);
  return (failure: unknown, sent: HoursValues): void => {
    const fields = hoursErrors(failure, sent).flatMap(({ field, message }) => {
      if (!field) return [];
      setError(field, { message });
      return [field];
    });
    if (fields[0]) setFirst({ field: fields[0] });
  };
};
