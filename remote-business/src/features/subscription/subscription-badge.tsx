import type { Subscription } from '@tavolina/shared-api/contract';
import { useTranslation } from '@tavolina/shared-api/runtime';
import { BADGE_ICON } from '@tavolina/shared-console/page/icon.ts';
import { Badge, type Tone } from '@tavolina/shared-ui';
import {
  Check,
  CircleSlash,
  CircleX,
  Hourglass,
  type LucideIcon,
  Sparkles,
  TriangleAlert,
} from 'lucide-react';

interface Look {
  tone: Tone;
  Icon: LucideIcon;
  /** Somebody has to act. */
  solid?: boolean;
}

const LOOKS: Record<Subscription['status'], Look> = {
  active: { tone: 'success', Icon: Check },
  trialing: { tone: 'info', Icon: Sparkles },
  canceled: { tone: 'neutral', Icon: CircleSlash },
  past_due: { tone: 'attention', Icon: TriangleAlert, solid: true },
  incomplete: { tone: 'attention', Icon: Hourglass },
  incomplete_expired: { tone: 'danger', Icon: CircleX },
};

/** The state of a subscription in a word. */
export const SubscriptionBadge = ({ status }: { status: Subscription['status'] }) => {
  const { t } = useTranslation('business');
  const { tone, Icon, solid = false } = LOOKS[status];
  return (
    <Badge tone={tone} solid={solid} icon={<Icon {...BADGE_ICON} />}>
      {t(`subscription.status.${status}`)}
    </Badge>
  );
};
