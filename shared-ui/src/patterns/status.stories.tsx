import { ORDER_STATUSES } from '@tavolina/shared-api/codes';
import { Flame } from 'lucide-react';
import { Badge, type Tone } from '../primitives/badge.tsx';
import { OrderStatusBadge, PaymentStatusBadge } from './order-status-badge.tsx';
import { Rating } from './rating.tsx';
import { Stars } from './stars.tsx';

export default { title: 'States', parameters: { layout: 'fullscreen' } };

const PAYMENTS = ['paid', 'unpaid', 'pending', 'refunded'];
const TONES: Tone[] = ['attention', 'info', 'success', 'danger', 'neutral', 'outline'];

export const Orders = () => ORDER_STATUSES.map((status) => <OrderStatusBadge key={status} status={status} />);
export const Payments = () => PAYMENTS.map((status) => <PaymentStatusBadge key={status} status={status} />);
export const Tones = () =>
  TONES.map((tone) => (
    <Badge key={tone} tone={tone} icon={<Flame size={15} strokeWidth={1.75} aria-hidden="true" />}>
      {tone}
    </Badge>
  ));
export const ManyReviews = () => <Rating value={4.8} count={212} />;
export const OneReview = () => <Stars count={4} />;
