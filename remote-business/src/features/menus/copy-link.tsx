import { useTranslation } from '@tavolina/shared-api/runtime';
import { Link2 } from 'lucide-react';
import { CopyButton } from '../../lib/files/copy-button.tsx';
import { menuAddress } from '../../lib/menus/menu-address.ts';

/** Copies the address of a menu's public page. */
export const CopyLink = ({ menu: { id, title } }: { menu: { id: string; title: string } }) => {
  const { t } = useTranslation('business');
  return (
    <CopyButton
      variant="quiet"
      icon={Link2}
      text={() => menuAddress(id)}
      label={t('menus.copyLink')}
      nameOf={(action) => t('common.named', { action, title })}
    />
  );
};
