import { LogOut, ReceiptText } from 'lucide-react';
import { useRef, useState } from 'react';
import { DishPicture } from '../food/plate-picture.tsx';
import { Avatar } from '../primitives/avatar.tsx';
import { Button } from '../primitives/button.tsx';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { DetailSheet } from './detail-sheet.tsx';
import { MenuBelow, MenuButton, MenuLink, MenuSeparator } from './menu-below.tsx';
import { OptionRow } from './option-row.tsx';
import { Sheet } from './sheet.tsx';
import { Tabs } from './tabs.tsx';
import { showToast, Toasts } from './toasts.tsx';

export default { title: 'Overlays' };

export const Question = () => {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button variant="danger-quiet" onClick={() => setIsOpen(true)}>
        Fshi menunë…
      </Button>
      <ConfirmDialog
        open={isOpen}
        onOpenChange={setIsOpen}
        title="Ta fshijmë “Menuja e drekës”?"
        text="Do të humbasin 5 seksione, 10 artikuj dhe fotot e tyre. Porositë e vjetra mbeten. Ky veprim nuk mund të kthehet."
        confirmLabel="Fshije përgjithmonë"
        cancelLabel="Mbaje menunë"
        onConfirm={() => undefined}
      />
    </>
  );
};
export const FromBelow = () => {
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
export const OneDish = () => {
  const [isOpen, setIsOpen] = useState(false);
  const [hasCheese, setHasCheese] = useState(false);
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>Zgjidh për Margaritën</Button>
      {isOpen ? (
        <DetailSheet
          onClose={() => setIsOpen(false)}
          title="Margarita"
          cover={<DishPicture itemName="Margarita" place="Rrugica Napoli" cuisine="Italiane" />}
          footer={<Button onClick={() => setIsOpen(false)}>Shto</Button>}
        >
          <OptionRow
            type="checkbox"
            label="Djathë"
            detail="+50 L"
            checked={hasCheese}
            onChange={() => setHasCheese(!hasCheese)}
          />
        </DetailSheet>
      ) : null}
    </>
  );
};
export const Menu = () => {
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button
        ref={button}
        variant="quiet"
        icon={<Avatar name="Oxhaku i Gjyshes" />}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        onClick={() => setIsOpen(true)}
      >
        Oxhaku i Gjyshes
      </Button>
      <MenuBelow button={button} label="Oxhaku i Gjyshes" open={isOpen} onOpenChange={setIsOpen}>
        <MenuLink
          to="/business/orders"
          icon={<ReceiptText size={20} strokeWidth={1.75} aria-hidden="true" />}
        >
          Porositë
        </MenuLink>
        <MenuSeparator />
        <MenuButton
          onSelect={() => undefined}
          icon={<LogOut size={20} strokeWidth={1.75} aria-hidden="true" />}
        >
          Dil
        </MenuButton>
      </MenuBelow>
    </>
  );
};
export const Messages = () => (
  <>
    <Button onClick={() => showToast({ title: 'Menuja u përditësua' })}>Ruaj</Button>
    <Button
      onClick={() =>
        showToast({
          kind: 'news',
          title: 'Porosi e re: K7MQ-4XTD',
          description: 'Arta K., 16,63 €',
          action: { label: 'Shihe', onPress: () => undefined },
        })
      }
    >
      Prit një porosi
    </Button>
    <Toasts />
  </>
);

const VIEWS = [
  { value: 'summary', label: 'Përmbledhje', panel: 'Porosi sot: 31' },
  { value: 'orders', label: 'Porositë', disabled: true, panel: '' },
  { value: 'menu', label: 'Menuja', panel: 'Menuja e drekës' },
];
export const Views = () => {
  const [view, setView] = useState('summary');
  return <Tabs label="Paneli" tabs={VIEWS} value={view} onChange={setView} />;
};
