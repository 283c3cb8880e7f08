import type { ImportChange } from '@tavolina/shared-api/contract';
import { useTranslation } from '@tavolina/shared-api/runtime';
import { Badge } from '@tavolina/shared-ui';

const TONES = { added: 'success', changed: 'attention', removed: 'danger' } as const;

/** Whether something of a menu comes, changes or goes. */
export const ChangeKind = ({ kind }: Pick<ImportChange, 'kind'>) => {
  const { t } = useTranslation('business');
  return <Badge tone={TONES[kind]}>{t(`files.kind.${kind}`)}</Badge>;
};
