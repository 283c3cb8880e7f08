import { useEffect } from 'react';
import { useDeviceChoice } from './use-device-choice.ts';

/** Light, dark, or as the device has it. */
export const THEMES = ['system', 'light', 'dark'] as const;
/** A choice of light. */
export type Theme = (typeof THEMES)[number];

/** Where this device keeps its choice for the console. */
const THEME_KEY = 'tavolina-theme';
/** Where the console's pages are; the storefront goes by the device. */
const CONSOLE_PATHS = ['/business', '/menus'];
const YEAR_MS = 365 * 24 * 3600 * 1000;

const showTheme = (theme: Theme): void => {
  if (theme === 'system') delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = theme;
};

/** Tells the server in which light the next page begins. A browser that cannot keep this sees its own light first. */
const tellServer = (theme: Theme): void => {
  const store = globalThis.cookieStore;
  for (const path of CONSOLE_PATHS) {
    if (theme === 'system') void store?.delete({ name: THEME_KEY, path });
    else
      void store?.set({
        name: THEME_KEY,
        value: theme,
        path,
        sameSite: 'lax',
        expires: Date.now() + YEAR_MS,
      });
  }
};

/** The light that this device has chosen for the console, and how to choose another. */
export const useThemeChoice = (): [Theme, (theme: Theme) => void] => {
  const [theme, keep] = useDeviceChoice<Theme>(THEME_KEY, THEMES);
  return [
    theme,
    (chosen) => {
      keep(chosen);
      showTheme(chosen);
      tellServer(chosen);
    },
  ];
};

/** Shows a page of the console in the chosen light for as long as it stands. */
export const useTheme = (): void => {
  const [theme] = useDeviceChoice<Theme>(THEME_KEY, THEMES);
  useEffect(() => {
    showTheme(theme);
    tellServer(theme);
    return () => showTheme('system');
  }, [theme]);
};
