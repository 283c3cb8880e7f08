import type { MenuDecision } from '@tavolina/shared-api/contract';
import { useTranslation } from '@tavolina/shared-api/runtime';
import { Button, Notice } from '@tavolina/shared-ui';
import { ReasonForm } from '../reason-form.tsx';
import { useDecision } from '../use-decision.ts';

/** Takes something down with a reason, or puts it back. Says so where that could not be done. */
export const TakeDown = <T,>({
  name,
  doIt,
  isDown,
  send,
  onDecided,
}: {
  /** What it is called. */
  name: string;
  /** Text of the button that takes it down. */
  doIt: string;
  isDown: boolean;
  send: (decision: MenuDecision) => Promise<T>;
  onDecided: (decided: T) => void;
}) => {
  const { t } = useTranslation('shell');
  const { isAsking, setIsAsking, decide, isPending, isError } = useDecision(send, onDecided);
  const named = (text: string): string => `${text}: ${name}`;
  return (
    <>
      {isError ? <Notice tone="attention">{t('platform.reviews.undecided')}</Notice> : null}
      {isDown ? (
        <Button
          size="sm"
          busy={isPending}
          aria-label={named(t('platform.menus.putBack'))}
          onClick={() => decide({ decision: 'put_back' })}
        >
          {t('platform.menus.putBack')}
        </Button>
      ) : null}
      {!isDown && isAsking ? (
        <ReasonForm
          label={t('platform.menus.reason')}
          hint={t('platform.reviews.reasonHint')}
          doIt={doIt}
          busy={isPending}
          onReason={(reason) => decide({ decision: 'take_down', reason })}
          onCancel={() => setIsAsking(false)}
        />
      ) : null}
      {isDown || isAsking ? null : (
        <Button size="sm" aria-label={named(t('platform.menus.takeDown'))} onClick={() => setIsAsking(true)}>
          {t('platform.menus.takeDown')}
        </Button>
      )}
    </>
  );
};
