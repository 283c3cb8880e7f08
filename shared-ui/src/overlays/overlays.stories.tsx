import { useState } from 'react';
import { Button } from '../primitives/button.tsx';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { Sheet } from './sheet.tsx';

export default { title: 'Overlays' };

export const Confirm = () => {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>Fshi menunë…</Button>
      <ConfirmDialog
        open={isOpen}
        onOpenChange={setIsOpen}
        title="Ta fshijmë menunë?"
        text="Do të humbasin 10 artikuj."
        confirmLabel="Fshije"
        cancelLabel="Mbaje"
        onConfirm={() => undefined}
      />
    </>
  );
};
export const Bottom = () => {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>Shiko shportën</Button>
      <Sheet open={isOpen} onOpenChange={setIsOpen} title="Shporta jote">
        <p>Tavë kosi</p>
      </Sheet>
    </>
  );
};
