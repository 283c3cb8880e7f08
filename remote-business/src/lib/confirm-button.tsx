import { lazyPart } from '@tavolina/shared-api/runtime';
import { Button, type ButtonProps } from '@tavolina/shared-ui';
import { type ComponentProps, useEffect, useRef, useState } from 'react';
import { focusNear } from './focus-near.ts';

const ConfirmDialog = lazyPart(async () => (await import('@tavolina/shared-ui/overlays')).ConfirmDialog);

type Question = Omit<ComponentProps<typeof ConfirmDialog>, 'open' | 'onOpenChange'>;

/** A button that does its work only after a question. Where it goes with what it was about, keys go on beside it. */
export const ConfirmButton = ({
  question,
  ...button
}: Omit<ButtonProps, 'onClick'> & { question: Question }) => {
  const [isAsking, setIsAsking] = useState<boolean>();
  const own = useRef<HTMLButtonElement>(null);
  const goOn = useRef<() => void>(undefined);
  useEffect(() => () => goOn.current?.(), []);
  const handleConfirm = (): void => {
    goOn.current = focusNear(own.current);
    question.onConfirm();
  };
  return (
    <>
      <Button {...button} ref={own} onClick={() => setIsAsking(true)} />
      {isAsking === undefined ? null : (
        <ConfirmDialog {...question} onConfirm={handleConfirm} open={isAsking} onOpenChange={setIsAsking} />
      )}
    </>
  );
};
