import { removePrinter } from '@tavolina/shared-api/client';
import type { Printer, PrinterState } from '@tavolina/shared-api/contract';
import { useMutation, useQueryClient, useTranslation } from '@tavolina/shared-api/runtime';
import { useNow } from '@tavolina/shared-console/device/use-now.ts';
import page from '@tavolina/shared-console/page/page.module.css';
import { useFailureText } from '@tavolina/shared-console/page/use-failure-text.ts';
import { Badge, formatMoment, Notice, type Tone } from '@tavolina/shared-ui';
import { ConfirmButton } from '../../lib/form/confirm-button.tsx';
import { printersQuery } from '../../lib/orders/printers-query.ts';
import styles from './integrations.module.css';

const TONES: Record<PrinterState, Tone> = {
  ok: 'success',
  out_of_paper: 'danger',
  cover_open: 'danger',
  failing: 'danger',
  silent: 'attention',
  never_seen: 'neutral',
};

/** A printer: how it is, when it last asked and what waits for it (product.md §372), and its removal. */
export const PrinterRow = ({ printer }: { printer: Printer }) => {
  const { t } = useTranslation('business');
  const failureText = useFailureText();
  const client = useQueryClient();
  const now = useNow();
  const { id, name, paper_mm, tickets, prints_at, state, last_seen_at, waiting } = printer;
  const remove = useMutation({
    mutationFn: () => removePrinter(id),
    onSettled: () => client.invalidateQueries(printersQuery),
  });
  const set = [
    t('slip.width', { width: paper_mm }),
    ...tickets.map((ticket) => t(`printers.ticket.${ticket}`)),
    t(`printers.at.${prints_at}`),
  ];
  return (
    <li className={styles.entry}>
      <p className={page.line}>
        <strong>{name}</strong>
        <Badge tone={TONES[state]}>{t(`printers.state.${state}`)}</Badge>
        {waiting > 0 ? <Badge tone="info">{t('printers.waiting', { count: waiting })}</Badge> : null}
      </p>
      <p>
        {last_seen_at ? t('printers.seen', { time: formatMoment(last_seen_at, now) }) : t('printers.notSeen')}
      </p>
      <p className={page.muted}>{set.join(' · ')}</p>
      {remove.error ? (
        <Notice tone="danger">{failureText(remove.error, t('printers.notRemoved'))}</Notice>
      ) : null}
      <div className={page.line}>
        <ConfirmButton
          size="sm"
          busy={remove.isPending}
          aria-label={t('common.named', { action: t('printers.remove'), title: name })}
          question={{
            title: t('printers.removeTitle', { name }),
            text: t('printers.removeText'),
            confirmLabel: t('printers.remove'),
            cancelLabel: t('common.cancel'),
            onConfirm: () => remove.mutate(),
          }}
        >
          {t('printers.remove')}
        </ConfirmButton>
      </div>
    </li>
  );
};
