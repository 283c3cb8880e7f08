import { removeProfileImage, uploadProfileImage } from '@tavolina/shared-api/client';
import type { Profile } from '@tavolina/shared-api/contract';
import { useMutation, useQueryClient, useTranslation } from '@tavolina/shared-api/runtime';
import { focusNear } from '@tavolina/shared-console/page/focus-near.ts';
import page from '@tavolina/shared-console/page/page.module.css';
import { useFailureText } from '@tavolina/shared-console/page/use-failure-text.ts';
import { profileQuery } from '@tavolina/shared-console/place/profile-query.ts';
import { Button, FoodPicture, Notice, PlaceMark } from '@tavolina/shared-ui';
import { useState } from 'react';
import { useOnce } from '../../lib/form/use-once.ts';
import { ImageField } from '../../lib/pictures/image-field.tsx';
import { UploadProgress } from '../../lib/pictures/upload-progress.tsx';
import { useUploadProgress } from '../../lib/pictures/use-upload-progress.ts';
import styles from './account.module.css';
import { usePreview } from './use-preview.ts';

/** The logo: chosen, looked at, then uploaded. */
export const LogoField = ({ profile }: { profile: Profile }) => {
  const { t } = useTranslation('business');
  const failureText = useFailureText();
  const client = useQueryClient();
  const [chosen, setChosen] = useState<File>();
  const preview = usePreview(chosen);
  const [isMissing, setIsMissing] = useState(false);
  const { share, track } = useUploadProgress();
  const refresh = () => client.invalidateQueries(profileQuery);
  const upload = useMutation({
    mutationFn: (file: File) => track((onProgress) => uploadProfileImage(file, onProgress)),
    onSuccess: async (_profile, sent) => {
      // Another one may have been chosen meanwhile.
      setChosen((now) => (now === sent ? undefined : now));
      await refresh();
    },
  });
  const uploadOnce = useOnce(upload.mutateAsync, { isRepeatable: true });
  const remove = useMutation({
    mutationFn: (_goOn: () => void) => removeProfileImage(),
    onSuccess: refresh,
    // The button goes with what it removed; keys go on beside it.
    onSettled: (_profile, _error, goOn) => goOn(),
  });
  const error = upload.error ?? remove.error;
  /** What was said of the last upload or removal is said no longer. */
  const begin = (): void => {
    setIsMissing(false);
    upload.reset();
    remove.reset();
  };
  const handleUpload = (): void => {
    remove.reset();
    setIsMissing(chosen === undefined);
    if (chosen !== undefined) uploadOnce(chosen);
  };
  const handleRemove = (button: HTMLElement): void => {
    begin();
    remove.mutate(focusNear(button));
  };
  const failed = upload.error ? 'logoFailed' : remove.error ? 'logoRemoveFailed' : isMissing && 'noLogo';
  return (
    <section className={page.card} aria-labelledby="logo">
      <h2 id="logo">{t('profile.logo')}</h2>
      {upload.isSuccess ? <Notice tone="success">{t('image.uploaded')}</Notice> : null}
      {failed ? (
        <Notice tone="danger" title={t(`profile.${failed}`)}>
          {error ? failureText(error) : null}
        </Notice>
      ) : null}
      <div className={styles.logo}>
        <ImageField
          label={t('profile.chooseLogo')}
          preview={
            <FoodPicture imageUrl={preview ?? profile.profile_image_url} ratio="1">
              <PlaceMark place={profile.business_name} />
            </FoodPicture>
          }
          onChoose={(file) => {
            begin();
            setChosen(file);
          }}
        >
          <Button size="sm" busy={upload.isPending} onClick={handleUpload}>
            {t('profile.uploadLogo')}
          </Button>
          {profile.profile_image_url ? (
            <Button
              size="sm"
              variant="danger-quiet"
              busy={remove.isPending}
              onClick={(event) => handleRemove(event.currentTarget)}
            >
              {t('profile.removeLogo')}
            </Button>
          ) : null}
          <UploadProgress share={share} />
        </ImageField>
      </div>
    </section>
  );
};
