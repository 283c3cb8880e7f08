import type { NewKnownAddress } from '@tavolina/shared-api/contract';
import { useTranslation } from '@tavolina/shared-api/runtime';
import { Button, Notice } from '@tavolina/shared-ui';
import { useRef } from 'react';
import { PlatformRefusal } from '../ask-platform.ts';
import { addAddress } from '../platform-api.ts';
import { useDecision } from '../use-decision.ts';
import { AddressForm } from './address-form.tsx';

/** Adds an address with higher limits. Says so where that could not be done, and why. */
export const AddAddress = ({ token, onAdded }: { token: string; onAdded: () => void }) => {
  const { t } = useTranslation('shell');
  const place = useRef<HTMLDivElement>(null);
  const { isAsking, setIsAsking, decide, isPending, isError, error } = useDecision(
    (address: NewKnownAddress) => addAddress(token, address),
    () => {
      onAdded();
      // The form disappears, so the focus moves to where it was.
      place.current?.focus();
    },
  );
  const refused = error instanceof PlatformRefusal ? error.fields : undefined;
  return (
    <div ref={place} tabIndex={-1}>
      {isAsking && isError ? <Notice tone="attention">{t('platform.addresses.unstored')}</Notice> : null}
      {isAsking ? (
        <AddressForm
          busy={isPending}
          refused={refused}
          onAddress={decide}
          onCancel={() => setIsAsking(false)}
        />
      ) : (
        <Button size="sm" onClick={() => setIsAsking(true)}>
          {t('platform.addresses.add')}
        </Button>
      )}
    </div>
  );
};
