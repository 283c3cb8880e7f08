/** Light, dark, or as the device has it. */
export const THEMES = ['system', 'light', 'dark'] as const;
/** A choice of light. */
export type Theme = (typeof THEMES)[number];

/** Where this device keeps its choice for the console. */
export const THEME_KEY = 'tavolina-theme';

/** Shows the page in a light; `system` leaves it to the device. */
export const showTheme = (theme: Theme): void => {
  if (theme === 'system') delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = theme;
};
