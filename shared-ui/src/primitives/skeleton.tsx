import styles from './skeleton.module.css';

/** The box of something that is still loading; the same size as what replaces it. */
export const Skeleton = ({
  width = '100%',
  height,
  radius,
}: {
  width?: string;
  height: string;
  radius?: string;
}) => <span className={styles.skeleton} style={{ width, height, borderRadius: radius }} aria-hidden="true" />;
