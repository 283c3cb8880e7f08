import { useTranslation } from '@tavolina/shared-api/runtime';
import { RadioCard } from '@tavolina/shared-ui';
import styles from './menu-files.module.css';
import { type Doubt, ENCODINGS, type Encoding } from './read-letters.ts';

/** Asks what letters a table was written in, each with what it makes of some rows (product.md §123). */
export const LettersChoice = ({
  samples,
  chosen,
  onChoose,
}: {
  samples: Doubt['samples'];
  chosen: Encoding;
  onChoose: (encoding: Encoding) => void;
}) => {
  const { t } = useTranslation('business');
  return (
    <fieldset className={styles.letters}>
      <legend>{t('files.letters')}</legend>
      <p>{t('files.lettersText')}</p>
      {ENCODINGS.map((encoding) => (
        <RadioCard
          key={encoding}
          name="letters"
          label={t(`files.encoding.${encoding}`)}
          description={samples[encoding].join(' · ')}
          checked={encoding === chosen}
          onChange={() => onChoose(encoding)}
        />
      ))}
    </fieldset>
  );
};
