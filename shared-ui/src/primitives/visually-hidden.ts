import styles from './visually-hidden.module.css';

/** Class name of text for screen readers only. */
export const visuallyHidden = styles.hidden ?? '';

/** The same on phones only, where pictures or row labels replace the text. */
export const visuallyHiddenOnPhones = styles['hidden-on-phones'] ?? '';
