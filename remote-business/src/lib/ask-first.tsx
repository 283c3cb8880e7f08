import { Button, type ButtonProps } from '@tavolina/shared-ui';
import { type ComponentProps, lazy, Suspense, useState } from 'react';

const ConfirmDialog = lazy(async () => ({
  default: (await import('@tavolina/shared-ui/overlays')).ConfirmDialog,
}));

type Question = Omit<ComponentProps<typeof ConfirmDialog>, 'open' | 'onOpenChange'>;

/** A button that does its work only after a question. */
export const AskFirst = ({ question, ...button }: Omit<ButtonProps, 'onClick'> & { question: Question }) => {
  const [isAsking, setIsAsking] = useState<boolean>();
  return (
    <>
      <Button {...button} onClick={() => setIsAsking(true)} />
      {isAsking === undefined ? null : (
        <Suspense>
          <ConfirmDialog {...question} open={isAsking} onOpenChange={setIsAsking} />
        </Suspense>
      )}
    </>
  );
};
