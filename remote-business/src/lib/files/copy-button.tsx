import { useTranslation } from '@tavolina/shared-api/runtime';
import { SMALL_ICON } from '@tavolina/shared-console/page/icon.ts';
import { Button, visuallyHidden } from '@tavolina/shared-ui';
import { Check, Copy, type LucideIcon } from 'lucide-react';
import { useState } from 'react';
import { SUCCESS_MS, useTimeout } from '../use-timeout.ts';

/** Copies a text and says so, or that it could not; absent where the browser lets no page copy, as without https. */
export const CopyButton = ({
  text,
  label,
  icon: Icon = Copy,
  nameOf = (shown) => shown,
  variant,
}: {
  text: () => string;
  label: string;
  icon?: LucideIcon;
  /** What it is called for who hears it, from what it shows. */
  nameOf?: (shown: string) => string;
  variant?: 'quiet';
}) => {
  const { t } = useTranslation('business');
  const [outcome, setOutcome] = useState<'copied' | 'refused'>();
  useTimeout(outcome !== undefined, SUCCESS_MS, () => setOutcome(undefined));
  if (!('clipboard' in navigator)) return null;
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(text());
      setOutcome('copied');
    } catch {
      // Who owns the device may forbid it.
      setOutcome('refused');
    }
  };
  const news = outcome && t(`copy.${outcome}`);
  return (
    <span>
      <Button
        size="sm"
        {...(variant && { variant })}
        icon={outcome === 'copied' ? <Check {...SMALL_ICON} /> : <Icon {...SMALL_ICON} />}
        aria-label={nameOf(news ?? label)}
        onClick={() => void copy()}
      >
        {news ?? label}
      </Button>
      <output className={visuallyHidden}>{news}</output>
    </span>
  );
};
