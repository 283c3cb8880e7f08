import { daysAfter, LIMITS, localDay, type NewKnownAddress } from '@tavolina/shared-api/contract';
import { useTranslation } from '@tavolina/shared-api/runtime';
import { TextArea, TextField } from '@tavolina/shared-ui';
import type { FormEvent } from 'react';
import { FormButtons } from '../form-buttons.tsx';
import styles from '../sections.module.css';
import { useWrongFields, type WrongFields } from '../use-wrong-fields.ts';

/** Days that an address is known unless somebody chooses others. */
const USUAL_DAYS = 30;

/** Asks for an address or a range, whose it is, and until when it has higher limits. */
export const AddressForm = ({
  busy,
  refused,
  onAddress,
  onCancel,
}: {
  busy: boolean;
  /** What the server refused, by the names of the fields. */
  refused: WrongFields | undefined;
  onAddress: (address: NewKnownAddress) => void;
  onCancel: () => void;
}) => {
  const { t } = useTranslation('shell');
  const { form: element, errorOf, hasWrong, wrongText } = useWrongFields(refused);
  const today = localDay(new Date());
  const handleSubmit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const written = (name: string): string => String(form.get(name) ?? '').trim();
    const address = { range: written('range'), reason: written('reason'), until: written('until') };
    const wrong = {
      range: wrongText(address.range, LIMITS.addressRange),
      until: wrongText(address.until),
      reason: wrongText(address.reason),
    };
    if (!hasWrong(wrong)) onAddress(address);
  };
  return (
    <form ref={element} className={styles.reason} noValidate onSubmit={handleSubmit}>
      <TextField
        name="range"
        label={t('platform.addresses.range')}
        hint={t('platform.addresses.rangeHint')}
        error={errorOf('range')}
        required
        autoFocus
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
      />
      <TextField
        type="date"
        name="until"
        label={t('platform.addresses.until')}
        hint={t('platform.addresses.untilHint', { days: LIMITS.knownAddressDays })}
        error={errorOf('until')}
        required
        min={today}
        max={daysAfter(today, LIMITS.knownAddressDays)}
        defaultValue={daysAfter(today, USUAL_DAYS)}
      />
      <TextArea
        label={t('platform.addresses.reason')}
        hint={t('platform.rates.reasonHint')}
        error={errorOf('reason')}
        name="reason"
        required
      />
      <FormButtons doIt={t('platform.addresses.store')} variant="action" busy={busy} onCancel={onCancel} />
    </form>
  );
};
