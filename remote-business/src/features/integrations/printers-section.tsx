import { printerAddress } from '@tavolina/shared-api/client';
import type { NewPrinter } from '@tavolina/shared-api/contract';
import { useQuery, useTranslation } from '@tavolina/shared-api/runtime';
import page from '@tavolina/shared-console/page/page.module.css';
import { QueryState } from '@tavolina/shared-console/page/query-state.tsx';
import { Skeleton } from '@tavolina/shared-ui';
import { useRef, useState } from 'react';
import { focusContainer } from '../../lib/focus-container.ts';
import { printersQuery } from '../../lib/orders/printers-query.ts';
import { AddPrinterForm } from './add-printer-form.tsx';
import styles from './integrations.module.css';
import { PrinterRow } from './printer-row.tsx';
import { ShownSecret } from './shown-secret.tsx';

/** How often printers are looked at again while they are on the screen, in ms: they ask every few seconds. */
const FOLLOW_MS = 10_000;

/** The printers that ask for the tickets of the place, each with how it is (product.md §369, §372). */
export const PrintersSection = ({ canAdd }: { canAdd: boolean }) => {
  const { t } = useTranslation('business');
  const section = useRef<HTMLElement>(null);
  const [made, setMade] = useState<NewPrinter>();
  const query = useQuery({ ...printersQuery, refetchInterval: FOLLOW_MS });
  const handleKept = (): void => {
    setMade(undefined);
    focusContainer(section.current);
  };
  return (
    <section ref={section} className={page.card} aria-labelledby="printers" tabIndex={-1}>
      <h2 id="printers">{t('printers.title')}</h2>
      <p className={page.muted}>{t('printers.why')}</p>
      <QueryState
        query={query}
        failed={t('printers.failed')}
        loading={<Skeleton height="96px" radius="10px" />}
        isEmpty={(printers) => printers.length === 0}
        empty={<p>{t('printers.none')}</p>}
      >
        {(printers) => (
          <ul className={styles.form}>
            {printers.map((printer) => (
              <PrinterRow key={printer.id} printer={printer} />
            ))}
          </ul>
        )}
      </QueryState>
      {made ? (
        <ShownSecret
          title={t('printers.addressOf', { name: made.name })}
          text={t('printers.once')}
          secret={printerAddress(made.path)}
          copy={t('printers.copy')}
          onKept={handleKept}
        />
      ) : null}
      {canAdd && !made ? <AddPrinterForm onAdded={setMade} /> : null}
    </section>
  );
};
