import { Checkbox } from '@tavolina/shared-ui';
import styles from './declared-choices.module.css';

/** Diets or allergens to choose from, in their order however they are chosen. */
export const DeclaredChoices = <C extends string>({
  legend,
  codes,
  chosen,
  nameOf,
  onChange,
}: {
  legend: string;
  codes: readonly C[];
  chosen: readonly C[];
  nameOf: (code: C) => string;
  onChange: (chosen: C[]) => void;
}) => (
  <fieldset className={styles.choices}>
    <legend>{legend}</legend>
    <div>
      {codes.map((code) => (
        <Checkbox
          key={code}
          label={nameOf(code)}
          checked={chosen.includes(code)}
          onChange={({ target }) =>
            onChange(codes.filter((other) => (other === code ? target.checked : chosen.includes(other))))
          }
        />
      ))}
    </div>
  </fieldset>
);
