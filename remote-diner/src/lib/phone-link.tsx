import styles from './phone-link.module.css';

/** A telephone number that one press calls (product.md §79). */
export const PhoneLink = ({ number }: { number: string }) => (
  <a className={styles.number} href={`tel:${number.replaceAll(/[^+\d]/g, '')}`}>
    {number}
  </a>
);
