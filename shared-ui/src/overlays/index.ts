export { ConfirmDialog } from './confirm-dialog.tsx';
export { MenuBelow, MenuButton, MenuLink, MenuSeparator } from './menu-below.tsx';
export { Sheet } from './sheet.tsx';
export { Tabs } from './tabs.tsx';
export { showToast, Toasts } from './toasts.tsx';
