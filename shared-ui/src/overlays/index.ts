export { ConfirmDialog } from './confirm-dialog.tsx';
export { Sheet } from './sheet.tsx';
