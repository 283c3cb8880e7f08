import { signOut, useAuth } from '@tavolina/shared-api/auth';
import { logout } from '@tavolina/shared-api/client';
import { lazyPart, useQuery, useQueryClient } from '@tavolina/shared-api/runtime';
import { Avatar, Button, Skeleton } from '@tavolina/shared-ui';
import { ChevronDown } from 'lucide-react';
import { useRef, useState } from 'react';
import { MEDIUM_ICON } from '../page/icon.ts';
import { profileQuery } from '../place/profile-query.ts';
import { useTexts } from '../texts/use-texts.ts';
import styles from './owner-menu.module.css';

const OwnerMenuContent = lazyPart(
  async () => (await import(/* webpackChunkName: 'overlays' */ './owner-menu-content.tsx')).OwnerMenuContent,
);

/** The owner's corner of the header. A press that comes before the menu's code opens it once that is there. */
export const OwnerMenu = ({
  acceptsOrders,
  onSignedOut,
}: {
  acceptsOrders: boolean;
  /** Leads to the login where no guard does. */
  onSignedOut?: () => void;
}) => {
  const { t } = useTexts();
  const client = useQueryClient();
  const refreshToken = useAuth((auth) => auth.refreshToken);
  const { data: profile, isError } = useQuery(profileQuery);
  const name = profile?.business_name ?? '';
  const label = t('frame.account', { name });
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setIsOpen] = useState(false);

  const handleSignOut = (): void => {
    // The server is told if it can be reached; this browser forgets the session in any case.
    if (refreshToken !== null) logout(refreshToken).catch(() => undefined);
    // The guard around every owner page leads to the login.
    signOut();
    client.clear();
    onSignedOut?.();
  };

  // Its width is that of a name: a button that grows would move.
  if (!profile && !isError) return <Skeleton width="44px" height="44px" radius="999px" />;
  return (
    <>
      <Button
        ref={button}
        variant="quiet"
        className={styles.trigger}
        aria-label={label}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        onClick={() => setIsOpen(true)}
      >
        <Avatar
          name={name}
          fallback={profile?.email.slice(0, 2).toUpperCase() ?? 'RS'}
          imageUrl={profile?.profile_image_url}
          image={profile?.profile_image}
        />
        <span className={styles.name}>{name}</span>
        <ChevronDown {...MEDIUM_ICON} />
      </Button>
      <OwnerMenuContent
        button={button}
        label={label}
        open={isOpen}
        onOpenChange={setIsOpen}
        name={name}
        email={profile?.email ?? ''}
        acceptsOrders={acceptsOrders}
        onSignOut={handleSignOut}
      />
    </>
  );
};
