import type { Profile } from '@tavolina/shared-api/contract';
import { useQuery, useTranslation } from '@tavolina/shared-api/runtime';
import { SMALL_ICON } from '@tavolina/shared-console/page/icon.ts';
import page from '@tavolina/shared-console/page/page.module.css';
import { QueryState } from '@tavolina/shared-console/page/query-state.tsx';
import { profileQuery } from '@tavolina/shared-console/place/profile-query.ts';
import { Button, Notice, Skeleton } from '@tavolina/shared-ui';
import { Pencil } from 'lucide-react';
import { useState } from 'react';
import { AskCity } from '../../lib/asks/ask-city.tsx';
import { useFocusBack } from '../../lib/use-focus-back.ts';
import { usePassingMessage } from '../../lib/use-passing-message.ts';
import styles from './account.module.css';
import { LanguagesSection } from './languages-section.tsx';
import { LogoField } from './logo-field.tsx';
import { hasKeptProfile, PROFILE_NAMES } from './profile-fields.ts';
import { ProfileForm } from './profile-form.tsx';

const ProfileFacts = ({ profile }: { profile: Profile }) => {
  const { t } = useTranslation('business');
  return (
    <dl className={styles.facts}>
      {PROFILE_NAMES.map((name) => (
        <div key={name}>
          <dt>{t(`profile.${name}`)}</dt>
          <dd>{profile[name] || <span className={styles.none}>{t('profile.none')}</span>}</dd>
        </div>
      ))}
    </dl>
  );
};

/** The profile to read, and to edit on a press. Giving up brings back what was there. */
export const ProfileSection = ({ alwaysEdits = false }: { alwaysEdits?: boolean }) => {
  const { t } = useTranslation('business');
  const query = useQuery(profileQuery);
  const [isEditing, setIsEditing] = useState<boolean>();
  const [isSaved, showSaved] = usePassingMessage();
  // What was typed before a reload or a new sign-in is there again.
  const isOpen = query.data !== undefined && (alwaysEdits || (isEditing ?? hasKeptProfile(query.data)));
  const edit = useFocusBack(isOpen);
  const handleSaved = (hasMore: boolean): void => {
    if (!hasMore) setIsEditing(false);
    showSaved();
  };
  return (
    <QueryState
      query={query}
      failed={t('profile.loadFailed')}
      loading={<Skeleton height="520px" radius="16px" />}
    >
      {(profile) => (
        <>
          {isSaved ? <Notice tone="success">{t('common.saved')}</Notice> : null}
          {isOpen ? null : <AskCity />}
          <section className={page.card} aria-labelledby="profile">
            <div className={page.between}>
              <h2 id="profile">{t('profile.title')}</h2>
              {isOpen ? null : (
                <Button
                  ref={edit}
                  size="sm"
                  icon={<Pencil {...SMALL_ICON} />}
                  onClick={() => setIsEditing(true)}
                >
                  {t('profile.edit')}
                </Button>
              )}
            </div>
            {isOpen ? (
              <ProfileForm
                profile={profile}
                takesFocus={isEditing === true}
                onSaved={handleSaved}
                onCancel={alwaysEdits ? undefined : () => setIsEditing(false)}
              />
            ) : (
              <ProfileFacts profile={profile} />
            )}
          </section>
          <LogoField profile={profile} />
          <LanguagesSection profile={profile} />
        </>
      )}
    </QueryState>
  );
};
