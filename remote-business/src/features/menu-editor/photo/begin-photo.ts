export { DoubtsNotice } from './doubts-notice.tsx';
export { StartFromPhoto } from './start-from-photo.tsx';
