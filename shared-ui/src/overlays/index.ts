export { ConfirmDialog } from './confirm-dialog.tsx';
export { DropdownMenu, MenuButton, MenuLink, MenuSeparator } from './dropdown-menu.tsx';
export { Sheet } from './sheet.tsx';
export { type TabItem, Tabs } from './tabs.tsx';
export { showToast, type ToastMessage, Toasts } from './toasts.tsx';
