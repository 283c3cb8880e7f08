import { editProfile } from '@tavolina/shared-api/client';
import {
  CONTENT_LANGUAGES,
  type ContentLanguage,
  nameOfLanguage,
  type Profile,
} from '@tavolina/shared-api/contract';
import { useMutation, useQueryClient, useTranslation } from '@tavolina/shared-api/runtime';
import page from '@tavolina/shared-console/page/page.module.css';
import { useFailureText } from '@tavolina/shared-console/page/use-failure-text.ts';
import { MENUS_KEY } from '@tavolina/shared-console/place/menus-query.ts';
import { useTakeProfile } from '@tavolina/shared-console/place/profile-query.ts';
import { Checkbox, Notice, SelectField } from '@tavolina/shared-ui';
import { useOptimisticChoice } from '../../lib/form/use-optimistic-choice.ts';
import styles from './account.module.css';

/** In which languages a place writes its menus; a press is a choice (product.md §425). */
export const LanguagesSection = ({ profile }: { profile: Profile }) => {
  const { t } = useTranslation('business');
  const failureText = useFailureText();
  const client = useQueryClient();
  const takeProfile = useTakeProfile();
  const { mutate, error } = useMutation({
    mutationFn: (languages: ContentLanguage[]) => editProfile({ content_languages: languages }),
    // Of two presses in a row the later one holds.
    scope: { id: 'content-languages' },
    onSuccess: (saved) => {
      takeProfile(saved);
      // A menu names the languages of its place.
      void client.invalidateQueries({ queryKey: MENUS_KEY });
    },
  });
  // A server that does not know languages yet says nothing of them.
  const [languages, press] = useOptimisticChoice(profile.content_languages ?? ['sq'], mutate);
  const [main = 'sq', ...further] = languages;
  const inOrder = (main_: ContentLanguage, others: readonly ContentLanguage[]): ContentLanguage[] => [
    main_,
    ...CONTENT_LANGUAGES.filter((code) => code !== main_ && others.includes(code)),
  ];
  return (
    <section className={page.card} aria-labelledby="languages">
      <h2 id="languages">{t('languages.title')}</h2>
      <SelectField
        label={t('languages.main')}
        hint={t('languages.mainHint')}
        options={CONTENT_LANGUAGES.map((code) => ({ value: code, label: nameOfLanguage(code) }))}
        value={main}
        onChange={({ target }) => press(inOrder(target.value as ContentLanguage, further))}
      />
      <fieldset className={styles.furtherLanguages}>
        <legend>{t('languages.further')}</legend>
        <div className={styles.languages}>
          {CONTENT_LANGUAGES.filter((code) => code !== main).map((code) => (
            <Checkbox
              key={code}
              label={nameOfLanguage(code)}
              checked={further.includes(code)}
              onChange={({ target }) =>
                press(
                  inOrder(
                    main,
                    target.checked ? [...further, code] : further.filter((other) => other !== code),
                  ),
                )
              }
            />
          ))}
        </div>
      </fieldset>
      <p className={page.muted}>{t('languages.hint')}</p>
      {error ? (
        <Notice tone="danger" title={t('languages.failed')}>
          {failureText(error)}
        </Notice>
      ) : null}
    </section>
  );
};
