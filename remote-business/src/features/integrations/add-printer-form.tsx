import { addPrinter } from '@tavolina/shared-api/client';
import {
  LIMITS,
  type NewPrinter,
  PAPER_WIDTHS,
  PRINT_TIMES,
  PRINTED_TICKETS,
  type PrintTime,
  type TicketKind,
} from '@tavolina/shared-api/contract';
import { useQueryClient, useTranslation } from '@tavolina/shared-api/runtime';
import { useFailureText } from '@tavolina/shared-console/page/use-failure-text.ts';
import { Button, Checkbox, Notice, RadioCard, TextField } from '@tavolina/shared-ui';
import { useFieldRules } from '../../lib/form/field-rules.ts';
import { useAddForm } from '../../lib/form/use-add-form.ts';
import { printersQuery } from '../../lib/orders/printers-query.ts';
import styles from './integrations.module.css';

interface Asked {
  name: string;
  /** As radio buttons have it. */
  paper_mm: string;
  tickets: TicketKind[];
  prints_at: PrintTime;
}

/** What stands in most kitchens. */
const USUAL: Asked = { name: '', paper_mm: '80', tickets: ['kitchen'], prints_at: 'confirmation' };

const widthOf = (chosen: string) => PAPER_WIDTHS.find((width) => String(width) === chosen) ?? 80;

/** Adds a printer, with its paper, what it prints and when (product.md §369, §370). */
export const AddPrinterForm = ({ onAdded }: { onAdded: (printer: NewPrinter) => void }) => {
  const { t } = useTranslation('business');
  const rules = useFieldRules();
  const failureText = useFailureText();
  const client = useQueryClient();
  const { sending, field, submit } = useAddForm(
    'new-printer',
    USUAL,
    ({ name, paper_mm, ...asked }) =>
      addPrinter({ ...asked, name: name.trim(), paper_mm: widthOf(paper_mm) }),
    (printer) => {
      void client.invalidateQueries(printersQuery);
      onAdded(printer);
    },
  );
  const needsTicket = (tickets: TicketKind[]) => tickets.length > 0 || t('printers.ticketsNeeded');
  const { error: ticketsError, ...tickets } = field('tickets', { validate: needsTicket });
  const { error: _paperError, ...paper } = field('paper_mm');
  const { error: _timeError, ...time } = field('prints_at');
  return (
    <form noValidate className={styles.narrow} onSubmit={submit} aria-labelledby="add-printer">
      <h3 id="add-printer">{t('printers.add')}</h3>
      <TextField
        label={t('printers.name')}
        hint={t('printers.nameHint')}
        autoComplete="off"
        {...field('name', rules.name(LIMITS.printerName))}
      />
      <fieldset className={styles.cards}>
        <legend>{t('slip.paper')}</legend>
        {PAPER_WIDTHS.map((width) => (
          <RadioCard key={width} value={width} label={t('slip.width', { width })} {...paper} />
        ))}
      </fieldset>
      <fieldset className={styles.choices} aria-describedby="printer-tickets-error">
        <legend>{t('printers.tickets')}</legend>
        {PRINTED_TICKETS.map((ticket) => (
          <Checkbox key={ticket} value={ticket} label={t(`printers.ticket.${ticket}`)} {...tickets} />
        ))}
        <div id="printer-tickets-error" aria-live="polite">
          {ticketsError ? <Notice tone="danger">{ticketsError}</Notice> : null}
        </div>
      </fieldset>
      <fieldset className={styles.cards}>
        <legend>{t('printers.when')}</legend>
        {PRINT_TIMES.map((at) => (
          <RadioCard key={at} value={at} label={t(`printers.at.${at}`)} {...time} />
        ))}
      </fieldset>
      {sending.error ? (
        <Notice tone="danger">{failureText(sending.error, t('printers.notAdded'))}</Notice>
      ) : null}
      <Button type="submit" variant="secondary" busy={sending.isPending}>
        {t('printers.addIt')}
      </Button>
    </form>
  );
};
