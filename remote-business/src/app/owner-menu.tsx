import { signOut, useAuth } from '@tavolina/shared-api/auth';
import { logout } from '@tavolina/shared-api/client';
import { useQuery, useQueryClient, useTranslation } from '@tavolina/shared-api/runtime';
import { Avatar, Button } from '@tavolina/shared-ui';
import { ChevronDown } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { profileQuery } from '../lib/profile-query.ts';
import styles from './owner-menu.module.css';

const OwnerMenuContent = lazy(async () => ({
  default: (await import('./owner-menu-content.tsx')).OwnerMenuContent,
}));

/** The owner's corner of the header. */
export const OwnerMenu = ({ takesOrders }: { takesOrders: boolean }) => {
  const { t } = useTranslation('business');
  const client = useQueryClient();
  const refreshToken = useAuth((auth) => auth.refreshToken);
  const { data: profile, isError } = useQuery(profileQuery);
  const name = profile?.business_name ?? '';

  const handleSignOut = (): void => {
    // The server is told if it can be reached; this browser forgets the session in any case.
    if (refreshToken !== null) logout(refreshToken).catch(() => undefined);
    // The guard around every owner page leads to the login.
    signOut();
    client.clear();
  };

  const trigger = (
    <Button variant="quiet" className={styles.trigger} aria-label={t('frame.account', { name })}>
      <Avatar
        name={name}
        fallback={isError ? 'RS' : profile?.email.slice(0, 2).toUpperCase()}
        imageUrl={profile?.profile_image_url}
        image={profile?.profile_image}
      />
      <span className={styles.name}>{name}</span>
      <ChevronDown size={18} strokeWidth={1.75} aria-hidden="true" />
    </Button>
  );
  return (
    <Suspense fallback={trigger}>
      <OwnerMenuContent
        trigger={trigger}
        name={name}
        email={profile?.email ?? ''}
        takesOrders={takesOrders}
        onSignOut={handleSignOut}
      />
    </Suspense>
  );
};
