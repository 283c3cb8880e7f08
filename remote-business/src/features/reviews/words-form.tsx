import { LIMITS, type OwnReview } from '@tavolina/shared-api/contract';
import { useTranslation } from '@tavolina/shared-api/runtime';
import page from '@tavolina/shared-console/page/page.module.css';
import { useFailureText } from '@tavolina/shared-console/page/use-failure-text.ts';
import { Button, Notice, TextArea } from '@tavolina/shared-ui';
import { useFieldRules } from '../../lib/form/field-rules.ts';
import { useSentForm } from '../../lib/form/use-sent-form.ts';
import { useTakeReview } from './use-take-review.ts';

/** A few sentences about a review: the place's answer, or why it is reported. */
export const WordsForm = ({
  name,
  words,
  label,
  hint,
  sendLabel,
  failed,
  send,
  onClose,
}: {
  /** The field's name in the API, at which its failures stand. */
  name: 'text' | 'reason';
  /** What stands there at first. */
  words: string;
  label: string;
  hint: string;
  sendLabel: string;
  /** Sentence for what was not sent. */
  failed: string;
  send: (words: string) => Promise<OwnReview>;
  onClose: () => void;
}) => {
  const { t } = useTranslation('business');
  const rules = useFieldRules();
  const failureText = useFailureText();
  const take = useTakeReview();
  const { sending, field, submit } = useSentForm<Record<typeof name, string>, OwnReview>(
    { text: words, reason: words },
    (typed) => send(typed[name].trim()),
    { onSuccess: take, onGoOn: onClose },
  );
  return (
    <form noValidate onSubmit={submit}>
      <TextArea
        label={label}
        hint={hint}
        rows={3}
        autoFocus
        {...field(name, rules.name(LIMITS.reviewComment))}
      />
      {sending.error ? <Notice tone="danger">{failureText(sending.error, failed)}</Notice> : null}
      <div className={page.line}>
        <Button type="submit" variant="action" size="sm" busy={sending.isPending}>
          {sendLabel}
        </Button>
        <Button size="sm" variant="quiet" onClick={onClose}>
          {t('common.cancel')}
        </Button>
      </div>
    </form>
  );
};
