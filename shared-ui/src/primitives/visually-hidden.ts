import styles from './visually-hidden.module.css';

/** Class name of words for screen readers alone, because the place says them to the eye. */
export const visuallyHidden = styles.hidden ?? '';

/** The same on phones only, where a picture stands for the words or each row says what its columns are. */
export const visuallyHiddenOnPhones = styles['hidden-on-phones'] ?? '';
