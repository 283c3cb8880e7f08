export { default as i18n } from 'i18next';
export { Trans, useTranslation } from 'react-i18next';
