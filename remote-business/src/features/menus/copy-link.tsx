import { useTranslation } from '@tavolina/shared-api/runtime';
import { Button, visuallyHidden } from '@tavolina/shared-ui';
import { Check, Link2 } from 'lucide-react';
import { SMALL_ICON } from '../../lib/icon.ts';
import { menuAddress } from '../../lib/menu-address.ts';
import { usePassing } from '../../lib/use-passing.ts';

/** Copies the address of a menu's public page; absent where the browser lets no page copy, as without https. */
export const CopyLink = ({ menu: { id, title } }: { menu: { id: string; title: string } }) => {
  const { t } = useTranslation('business');
  const [isCopied, showCopied] = usePassing();
  const label = t(isCopied ? 'menus.linkCopied' : 'menus.copyLink');
  if (!('clipboard' in navigator)) return null;
  const copy = async (): Promise<void> => {
    await navigator.clipboard.writeText(menuAddress(id));
    showCopied();
  };
  return (
    <span>
      <Button
        size="sm"
        variant="quiet"
        icon={isCopied ? <Check {...SMALL_ICON} /> : <Link2 {...SMALL_ICON} />}
        aria-label={t('common.named', { action: label, title })}
        onClick={() => void copy()}
      >
        {label}
      </Button>
      <output className={visuallyHidden}>{isCopied ? t('menus.linkCopied') : null}</output>
    </span>
  );
};
