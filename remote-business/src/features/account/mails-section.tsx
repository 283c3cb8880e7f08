import { chooseMails, getMailChoices } from '@tavolina/shared-api/client';
import { OPTIONAL_MAILS } from '@tavolina/shared-api/contract';
import {
  queryOptions,
  useMutation,
  useQuery,
  useQueryClient,
  useTranslation,
} from '@tavolina/shared-api/runtime';
import { Notice, Skeleton, Switch } from '@tavolina/shared-ui';
import page from '../../lib/page.module.css';
import { QueryState } from '../../lib/query-state.tsx';
import { useFailureText } from '../../lib/use-failure-text.ts';

const mailsQuery = queryOptions({
  queryKey: ['mail-choices'],
  queryFn: ({ signal }) => getMailChoices(signal),
});

/** Which mails the owner wants; a press is a choice (product.md §70). */
export const MailsSection = () => {
  const { t } = useTranslation('business');
  const failureText = useFailureText();
  const client = useQueryClient();
  const { mutate, error, variables, isPending } = useMutation({
    mutationFn: chooseMails,
    onSuccess: (choices) => client.setQueryData(mailsQuery.queryKey, choices),
  });
  return (
    <section className={page.card} aria-labelledby="mails">
      <h2 id="mails">{t('mails.title')}</h2>
      {error ? <Notice tone="danger">{failureText(error)}</Notice> : null}
      <QueryState
        query={useQuery(mailsQuery)}
        failed={t('mails.failed')}
        loading={<Skeleton height="96px" radius="10px" />}
      >
        {(choices) => {
          const shown = isPending ? { ...choices, ...variables } : choices;
          return OPTIONAL_MAILS.map((mail) => (
            <div key={mail}>
              <Switch
                label={t(`mails.${mail}`)}
                checked={shown[mail] ?? false}
                onChange={({ target }) => mutate({ [mail]: target.checked })}
              />
            </div>
          ));
        }}
      </QueryState>
      <p className={page.muted}>{t('mails.always')}</p>
    </section>
  );
};
