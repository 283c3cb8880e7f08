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
import { Badge, type Tone } from '../primitives/badge.tsx';

interface Look {
  tone: Tone;
  Icon: LucideIcon;
  solid?: boolean;
}

interface OrderLook extends Look {
  /** Key of the word; both vocabularies share one. */
  word: string;
}

const DELIVERED: OrderLook = { tone: 'neutral', Icon: CheckCheck, word: 'completed' };
const CANCELLED: OrderLook = { tone: 'danger', Icon: X, word: 'cancelled' };

const ORDER: Record<string, OrderLook> = {
  pending: { tone: 'attention', Icon: Clock, solid: true, word: 'pending' },
  confirmed: { tone: 'info', Icon: Check, word: 'confirmed' },
  preparing: { tone: 'attention', Icon: CookingPot, word: 'preparing' },
  ready: { tone: 'success', Icon: ConciergeBell, solid: true, word: 'ready' },
  completed: DELIVERED,
  delivered: DELIVERED,
  cancelled: CANCELLED,
  canceled: CANCELLED,
};

const PAYMENT: Record<string, Look> = {
  paid: { tone: 'success', Icon: CreditCard },
  unpaid: { tone: 'outline', Icon: Wallet },
  collected_cash: { tone: 'success', Icon: Wallet },
  collected_card: { tone: 'success', Icon: CreditCard },
  pending: { tone: 'attention', Icon: Hourglass },
  failed: { tone: 'danger', Icon: X },
  canceled: { tone: 'neutral', Icon: X },
  refund_pending: { tone: 'attention', Icon: Undo2 },
  refund_failed: { tone: 'danger', Icon: Undo2 },
  refunded: { tone: 'neutral', Icon: Undo2 },
  refunded_by_hand: { tone: 'neutral', Icon: Undo2 },
};

const UNKNOWN: OrderLook = { tone: 'neutral', Icon: Hourglass, word: 'unknown' };

/** Icon of an order's status, for timelines and buttons. */
export const orderStatusIcon = (status: string): LucideIcon => (ORDER[status] ?? UNKNOWN).Icon;

/** Gives the word for an order's status in the reader's language, for lists and choices. */
export const useOrderStatusName = (): ((status: string) => string) => {
  const { t } = useTranslation('ui');
  return (status) => t(`orderStatus.${(ORDER[status] ?? UNKNOWN).word}`);
};

const StatusBadge = ({ look, word }: { look: Look; word: string }) => {
  const { t } = useTranslation('ui');
  return (
    <Badge
      tone={look.tone}
      solid={look.solid ?? false}
      icon={<look.Icon size={15} strokeWidth={1.75} aria-hidden="true" />}
    >
      {t(word)}
    </Badge>
  );
};

/** An order's status, in the business's or the diner's spelling. */
export const OrderStatusBadge = ({ status }: { status: string }) => {
  const look = ORDER[status] ?? UNKNOWN;
  return <StatusBadge look={look} word={`orderStatus.${look.word}`} />;
};

/** How an order stands with its payment; see `paymentState` of the contract. */
export const PaymentStatusBadge = ({ status }: { status: string }) => (
  <StatusBadge
    look={PAYMENT[status] ?? UNKNOWN}
    word={`paymentStatus.${status in PAYMENT ? status : UNKNOWN.word}`}
  />
);
