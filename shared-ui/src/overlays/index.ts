export { ConfirmDialog } from './confirm-dialog.tsx';
export { DetailSheet } from './detail-sheet.tsx';
export { MenuBelow, MenuButton, MenuLink, MenuSeparator } from './menu-below.tsx';
export { OptionRow } from './option-row.tsx';
export { Sheet } from './sheet.tsx';
export { Tabs } from './tabs.tsx';
export { showToast, Toasts } from './toasts.tsx';
