import {
  orderStatusCode,
  orderStatusFacts,
  paymentLook,
  type Look as StatusLook,
} from '@tavolina/shared-api/codes';
import {
  Check,
  CheckCheck,
  Clock,
  ConciergeBell,
  CookingPot,
  CreditCard,
  Hourglass,
  type LucideIcon,
  Undo2,
  Wallet,
  X,
} from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Badge } from '../primitives/badge.tsx';

const ICONS: Record<StatusLook['icon'], LucideIcon> = {
  bell: ConciergeBell,
  card: CreditCard,
  check: Check,
  'check-check': CheckCheck,
  clock: Clock,
  'cooking-pot': CookingPot,
  cross: X,
  hourglass: Hourglass,
  undo: Undo2,
  wallet: Wallet,
};

const UNKNOWN: StatusLook = { tone: 'neutral', icon: 'hourglass' };
const UNKNOWN_WORD = 'unknown';

/** Icon of an order's status, in either spelling, for timelines and buttons. */
export const orderStatusIcon = (status: string): LucideIcon => ICONS[orderStatusFacts(status).icon];

const orderStatusWord = (status: string): string => `orderStatus.${orderStatusCode(status) ?? UNKNOWN_WORD}`;

/** Gives the word for an order's status in the reader's language, for lists and choices. */
export const useOrderStatusName = (): ((status: string) => string) => {
  const { t } = useTranslation('ui');
  return (status) => t(orderStatusWord(status));
};

const StatusBadge = ({
  look,
  word,
  hasIcon = true,
}: {
  look: StatusLook;
  word: string;
  hasIcon?: boolean | undefined;
}) => {
  const { t } = useTranslation('ui');
  const Icon = ICONS[look.icon];
  return (
    <Badge
      tone={look.tone}
      solid={look.solid ?? false}
      icon={hasIcon ? <Icon size={15} strokeWidth={1.75} aria-hidden="true" /> : null}
    >
      {t(word)}
    </Badge>
  );
};

/** An order's status, in the business's or the diner's spelling. */
export const OrderStatusBadge = ({
  status,
  hasIcon,
}: {
  status: string;
  /** False where so many stand on a page that their icons would cost it frames. */
  hasIcon?: boolean;
}) => <StatusBadge look={orderStatusFacts(status)} word={orderStatusWord(status)} hasIcon={hasIcon} />;

/** Payment state of an order; see `paymentState` of the contract. */
export const PaymentStatusBadge = ({ status }: { status: string }) => (
  <StatusBadge
    look={paymentLook(status) ?? UNKNOWN}
    word={`paymentStatus.${paymentLook(status) ? status : UNKNOWN_WORD}`}
  />
);
