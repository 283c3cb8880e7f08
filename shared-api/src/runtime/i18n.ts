export { default as i18n } from 'i18next';
export { useTranslation } from 'react-i18next';
