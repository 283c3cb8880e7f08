import { addKey } from '@tavolina/shared-api/client';
import { KEY_SCOPES, type KeyScope, LIMITS, type NewApiKey } from '@tavolina/shared-api/contract';
import { useQueryClient, useTranslation } from '@tavolina/shared-api/runtime';
import { useFailureText } from '@tavolina/shared-console/page/use-failure-text.ts';
import { Button, Checkbox, Notice, TextField } from '@tavolina/shared-ui';
import { useFieldRules } from '../../lib/form/field-rules.ts';
import { useAddForm } from '../../lib/form/use-add-form.ts';
import styles from './integrations.module.css';
import { keysQuery } from './keys-query.ts';

/** What most tills need. */
const USUAL: KeyScope[] = ['orders_read', 'orders_write'];

/** Makes a key for a till, with what the till may do by it (product.md §360, §361). */
export const AddKeyForm = ({ onAdded }: { onAdded: (key: NewApiKey) => void }) => {
  const { t } = useTranslation('business');
  const rules = useFieldRules();
  const failureText = useFailureText();
  const client = useQueryClient();
  const { sending, field, submit } = useAddForm(
    'new-key',
    { name: '', scopes: USUAL },
    ({ name, scopes }) => addKey({ name: name.trim(), scopes }),
    (key) => {
      void client.invalidateQueries(keysQuery);
      onAdded(key);
    },
  );
  const needsScope = (scopes: KeyScope[]) => scopes.length > 0 || t('integrations.scopesNeeded');
  const { error: scopesError, ...scopes } = field('scopes', { validate: needsScope });
  return (
    <form noValidate className={styles.narrow} onSubmit={submit} aria-labelledby="add-key">
      <h3 id="add-key">{t('integrations.add')}</h3>
      <TextField
        label={t('integrations.name')}
        hint={t('integrations.nameHint')}
        autoComplete="off"
        {...field('name', rules.name(LIMITS.apiKeyName))}
      />
      <fieldset className={styles.choices} aria-describedby="key-scopes-error">
        <legend>{t('integrations.scopes')}</legend>
        {KEY_SCOPES.map((scope) => (
          <Checkbox key={scope} value={scope} label={t(`integrations.scope.${scope}`)} {...scopes} />
        ))}
        <div id="key-scopes-error" aria-live="polite">
          {scopesError ? <Notice tone="danger">{scopesError}</Notice> : null}
        </div>
      </fieldset>
      {sending.error ? (
        <Notice tone="danger">{failureText(sending.error, t('integrations.notAdded'))}</Notice>
      ) : null}
      <Button type="submit" variant="action" busy={sending.isPending}>
        {t('integrations.make')}
      </Button>
    </form>
  );
};
