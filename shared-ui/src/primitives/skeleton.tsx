import styles from './skeleton.module.css';

/** Placeholder in the size of the content that is loading. */
export const Skeleton = ({
  width = '100%',
  height,
  radius,
}: {
  width?: string;
  height: string;
  radius?: string;
}) => <span className={styles.skeleton} style={{ width, height, borderRadius: radius }} aria-hidden="true" />;
