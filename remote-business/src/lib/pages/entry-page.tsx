import { useTheme } from '@tavolina/shared-console/device/theme.ts';
import { useLanguageSwitch } from '@tavolina/shared-console/device/use-language-switch.ts';
import { MEDIUM_ICON } from '@tavolina/shared-console/page/icon.ts';
import { PageTitle } from '@tavolina/shared-console/page/page-title.tsx';
import { Button, Logo, PageHeader } from '@tavolina/shared-ui';
import { Languages } from 'lucide-react';
import type { ReactNode } from 'react';
import styles from './entry-page.module.css';
import { HouseCover } from './house-cover.tsx';

/** A page before the console: a laid table, the name, the language, and one form. */
export const EntryPage = ({
  title,
  heading = title,
  context,
  back,
  children,
}: {
  /** Of the tab. */
  title: string;
  /** Of the page, where it greets rather than names. */
  heading?: string;
  context?: string | undefined;
  back?: { to: string; label: string };
  children: ReactNode;
}) => {
  useTheme();
  const { label, name, language, switchLanguage } = useLanguageSwitch();
  return (
    <main id="content" className={styles.page} tabIndex={-1}>
      <PageTitle title={title} />
      <div className={styles.cover}>
        <HouseCover />
      </div>
      <div className={styles.panel}>
        <div className={styles.head}>
          <Logo to="/" />
          <Button
            variant="quiet"
            size="sm"
            aria-label={label}
            icon={<Languages {...MEDIUM_ICON} />}
            onClick={switchLanguage}
          >
            <span lang={language}>{name}</span>
          </Button>
        </div>
        <PageHeader title={heading} context={context} back={back} />
        {children}
      </div>
    </main>
  );
};
