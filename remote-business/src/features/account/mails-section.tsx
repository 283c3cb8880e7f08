import { chooseMails, getMailChoices } from '@tavolina/shared-api/client';
import { OPTIONAL_MAILS, type OptionalMail } from '@tavolina/shared-api/contract';
import {
  queryOptions,
  useMutation,
  useQuery,
  useQueryClient,
  useTranslation,
} from '@tavolina/shared-api/runtime';
import page from '@tavolina/shared-console/page/page.module.css';
import { QueryState } from '@tavolina/shared-console/page/query-state.tsx';
import { useFailureText } from '@tavolina/shared-console/page/use-failure-text.ts';
import { Notice, Skeleton, Switch } from '@tavolina/shared-ui';
import { useOptimisticChoice } from '../../lib/form/use-optimistic-choice.ts';

const mailsQuery = queryOptions({
  queryKey: ['mail-choices'],
  queryFn: ({ signal }) => getMailChoices(signal),
});

/** One kind of mail. Each is kept for itself: what becomes of one says nothing about another. */
const MailSwitch = ({ mail, isWanted }: { mail: OptionalMail; isWanted: boolean }) => {
  const { t } = useTranslation('business');
  const failureText = useFailureText();
  const client = useQueryClient();
  const { mutate, error } = useMutation({
    mutationFn: (isChosen: boolean) => chooseMails({ [mail]: isChosen }),
    // Of two presses in a row the later one holds.
    scope: { id: `mail-${mail}` },
    onSuccess: (_choices, isChosen) =>
      client.setQueryData(mailsQuery.queryKey, (choices) => choices && { ...choices, [mail]: isChosen }),
  });
  const [isShown, press] = useOptimisticChoice(isWanted, mutate);
  const label = t(`mails.${mail}`);
  return (
    <div>
      <Switch label={label} checked={isShown} onChange={({ target }) => press(target.checked)} />
      {/* Below, so that a switch stays under the finger that presses it again. */}
      {error ? (
        <Notice tone="danger" title={t('mails.notKept', { mail: label })}>
          {failureText(error)}
        </Notice>
      ) : null}
    </div>
  );
};

/** Which mails the owner wants; a press is a choice (product.md §70). */
export const MailsSection = () => {
  const { t } = useTranslation('business');
  return (
    <section className={page.card} aria-labelledby="mails">
      <h2 id="mails">{t('mails.title')}</h2>
      <QueryState
        query={useQuery(mailsQuery)}
        failed={t('mails.failed')}
        loading={<Skeleton height="96px" radius="10px" />}
      >
        {(choices) =>
          OPTIONAL_MAILS.map((mail) => (
            // A mail goes out until its owner does without; a server that does not know it yet says nothing of it.
            <MailSwitch key={mail} mail={mail} isWanted={choices[mail] ?? true} />
          ))
        }
      </QueryState>
      <p className={page.muted}>{t('mails.always')}</p>
    </section>
  );
};
