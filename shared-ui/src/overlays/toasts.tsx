import { Toast } from '@base-ui/react/toast';
import { Bell, Check, X } from 'lucide-react';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../primitives/button.tsx';
import { ignoreSecondTap } from './second-tap.ts';
import styles from './toasts.module.css';

/**
 * Content of a toast. Never the only place for important information, because it disappears after five
 * seconds.
 */
export interface ToastMessage {
  title: string;
  description?: string;
  action?: { label: string; onPress: () => void };
  /** `done`: result of the user's action; `news`: something else happened. */
  kind?: 'done' | 'news';
}

const ICONS = { done: Check, news: Bell };

const manager = Toast.createToastManager();
const waiting: ToastMessage[] = [];
let viewports = 0;

const add = ({ title, description, action, kind = 'done' }: ToastMessage): void => {
  const id: string = manager.add({
    title,
    description,
    type: kind,
    actionProps: action && {
      children: action.label,
      onClick: (event) => {
        ignoreSecondTap(event);
        action.onPress();
        manager.close(id);
      },
    },
  });
};

/** Shows a toast, with a polite announcement. Before `Toasts` has mounted, it is queued. */
export const showToast = (message: ToastMessage): void => {
  if (viewports > 0) add(message);
  else waiting.push(message);
};

const List = () => {
  const { t } = useTranslation('ui');
  const { toasts } = Toast.useToastManager();
  return toasts.map((toast) => {
    const Icon = ICONS[toast.type === 'news' ? 'news' : 'done'];
    return (
      <Toast.Root key={toast.id} toast={toast} className={styles.toast}>
        <Icon size={20} strokeWidth={1.75} aria-hidden="true" />
        <div className={styles.text}>
          <Toast.Title render={<p />} className={styles.title} />
          <Toast.Description className={styles.description} />
        </div>
        <Toast.Action className={styles.action} />
        <Toast.Close
          aria-hidden={false}
          onClick={ignoreSecondTap}
          render={
            <IconButton
              className={styles.close}
              label={t('close')}
              icon={<X size={18} strokeWidth={1.75} aria-hidden="true" />}
            />
          }
        />
      </Toast.Root>
    );
  });
};

/**
 * Region for toasts, at most three; one per frame. They stay while hovered or focused; F6 moves to them.
 */
export const Toasts = () => {
  const { t } = useTranslation('ui');
  useEffect(() => {
    viewports += 1;
    for (const message of waiting.splice(0)) add(message);
    return () => {
      viewports -= 1;
    };
  }, []);
  return (
    <Toast.Provider toastManager={manager} limit={3}>
      <Toast.Portal>
        <Toast.Viewport className={styles.viewport} aria-label={t('toasts')}>
          <List />
        </Toast.Viewport>
      </Toast.Portal>
    </Toast.Provider>
  );
};
