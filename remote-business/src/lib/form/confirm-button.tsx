import { lazyPart } from '@tavolina/shared-api/runtime';
import { focusNear } from '@tavolina/shared-console/page/focus-near.ts';
import { Button, type ButtonProps } from '@tavolina/shared-ui';
import { type ComponentProps, useEffect, useRef, useState } from 'react';

const ConfirmDialog = lazyPart(async () => (await import('@tavolina/shared-ui/overlays')).ConfirmDialog);

type Question = Omit<ComponentProps<typeof ConfirmDialog>, 'open' | 'onOpenChange'>;

/** A button that does its work only after a question, and tells when it asks. Where it goes with what it was about, keys go on beside it. */
export const ConfirmButton = ({
  question,
  onAsk,
  ...button
}: Omit<ButtonProps, 'onClick'> & { question: Question; onAsk?: () => void }) => {
  const [isAsking, setIsAsking] = useState<boolean>();
  const own = useRef<HTMLButtonElement>(null);
  const goOn = useRef<() => void>(undefined);
  useEffect(() => () => goOn.current?.(), []);
  const ask = (): void => {
    onAsk?.();
    setIsAsking(true);
  };
  const handleConfirm = (): void => {
    goOn.current = focusNear(own.current);
    question.onConfirm();
  };
  return (
    <>
      <Button {...button} ref={own} onClick={ask} />
      {isAsking === undefined ? null : (
        <ConfirmDialog {...question} onConfirm={handleConfirm} open={isAsking} onOpenChange={setIsAsking} />
      )}
    </>
  );
};
