import type { NewApiKey } from '@tavolina/shared-api/contract';
import { useTranslation } from '@tavolina/shared-api/runtime';
import { ShownSecret } from './shown-secret.tsx';

/** The text of a new key, this once (product.md §360). */
export const NewKey = ({ made, onKept }: { made: NewApiKey; onKept: () => void }) => {
  const { t } = useTranslation('business');
  return (
    <ShownSecret
      title={t('integrations.made', { name: made.name })}
      text={t('integrations.once')}
      secret={made.key}
      copy={t('integrations.copy')}
      onKept={onKept}
    />
  );
};
