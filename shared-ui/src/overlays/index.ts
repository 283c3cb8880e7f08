export { ConfirmDialog } from './confirm-dialog.tsx';
export { DropdownMenu, MenuBelow, MenuButton, MenuLink, MenuSeparator } from './dropdown-menu.tsx';
export { Sheet } from './sheet.tsx';
export { Tabs } from './tabs.tsx';
export { showToast, Toasts } from './toasts.tsx';
