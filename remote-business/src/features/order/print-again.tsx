import { printOrderAgain } from '@tavolina/shared-api/client';
import type { BusinessOrder } from '@tavolina/shared-api/contract';
import { useMutation, useQuery, useQueryClient, useTranslation } from '@tavolina/shared-api/runtime';
import { SMALL_ICON } from '@tavolina/shared-console/page/icon.ts';
import { useFailureText } from '@tavolina/shared-console/page/use-failure-text.ts';
import { Button, Notice } from '@tavolina/shared-ui';
import { Printer } from 'lucide-react';
import { useOnce } from '../../lib/form/use-once.ts';
import { printersQuery } from '../../lib/orders/printers-query.ts';
import { usePassingMessage } from '../../lib/use-passing-message.ts';

/** Prints the tickets of an order once more where the place has printers that ask for them (product.md §371). */
export const PrintAgain = ({ order: { id } }: { order: BusinessOrder }) => {
  const { t } = useTranslation('business');
  const failureText = useFailureText();
  const client = useQueryClient();
  const { data: printers = [] } = useQuery(printersQuery);
  const [isSent, showSent] = usePassingMessage();
  const { mutateAsync, isPending, error } = useMutation({
    mutationFn: () => printOrderAgain(id),
    onSuccess: showSent,
    onSettled: () => client.invalidateQueries(printersQuery),
  });
  const printOnce = useOnce(() => mutateAsync(), { isRepeatable: true });
  if (printers.length === 0 && !error) return null;
  return (
    <>
      <Button
        size="sm"
        icon={<Printer {...SMALL_ICON} />}
        busy={isPending}
        onClick={() => printOnce(undefined)}
      >
        {t('printers.again')}
      </Button>
      <output>{isSent ? t('printers.sent') : null}</output>
      {error ? <Notice tone="danger">{failureText(error, t('printers.notSent'))}</Notice> : null}
    </>
  );
};
