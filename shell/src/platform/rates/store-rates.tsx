import type { DayRates, RatesOfDay } from '@tavolina/shared-api/contract';
import { useTranslation } from '@tavolina/shared-api/runtime';
import { Button, Notice } from '@tavolina/shared-ui';
import { PlatformRefusal } from '../ask-platform.ts';
import { storeRates } from '../platform-api.ts';
import { useDecision } from '../use-decision.ts';
import { RatesForm } from './rates-form.tsx';

/** Stores the rates of a day, or corrects them. Says so where that could not be done, and why. */
export const StoreRates = ({
  known,
  isNew = false,
  label,
  name,
  token,
  onStored,
}: {
  known: Pick<DayRates, 'date' | 'rates'>;
  isNew?: boolean;
  /** Text of the button that opens the form, and its name where the text does not tell the day. */
  label: string;
  name?: string;
  token: string;
  onStored: () => void;
}) => {
  const { t } = useTranslation('shell');
  const { isAsking, setIsAsking, decide, isPending, isError, error } = useDecision(
    ({ date, ...rates }: RatesOfDay & { date: string }) => storeRates(token, date, rates),
    onStored,
  );
  const refused = error instanceof PlatformRefusal ? error.fields : undefined;
  return (
    <div>
      {isAsking && isError ? <Notice tone="attention">{t('platform.rates.unstored')}</Notice> : null}
      {isAsking ? (
        <RatesForm
          known={known}
          isNew={isNew}
          busy={isPending}
          refused={refused}
          onRates={(date, rates) => decide({ date, ...rates })}
          onCancel={() => setIsAsking(false)}
        />
      ) : (
        <Button size="sm" aria-label={name} onClick={() => setIsAsking(true)}>
          {label}
        </Button>
      )}
    </div>
  );
};
