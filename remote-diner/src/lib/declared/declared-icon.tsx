import { ALLERGENS, type Allergen, DIETS, type Diet } from '@tavolina/shared-api/contract';
import { createContext, type ReactNode, use } from 'react';
import styles from './declared.module.css';
import { ALLERGEN_ICONS, DIET_ICONS } from './declared-icons.ts';

type Code = Allergen | Diet;

const SIZE = 14;
const ICONS = { ...ALLERGEN_ICONS, ...DIET_ICONS };
const CODES: readonly Code[] = [...ALLERGENS, ...DIETS];

const IsDrawnOnce = createContext(false);

const idOf = (code: Code): string => `declared-${code}`;

const Drawing = ({ code, id }: { code: Code; id?: string }) => {
  const Icon = ICONS[code];
  return <Icon id={id} size={SIZE} strokeWidth={1.75} aria-hidden="true" />;
};

/**
 * Draws the icons once for all that stands in it, which only names them: on a long menu they would be half of all elements.
 * One may stand in a document.
 */
export const DeclaredIconsOnce = ({ children }: { children: ReactNode }) => (
  <IsDrawnOnce value={true}>
    <svg className={styles.drawings} aria-hidden="true">
      {CODES.map((code) => (
        <Drawing key={code} code={code} id={idOf(code)} />
      ))}
    </svg>
    {children}
  </IsDrawnOnce>
);

/** What stands beside the name of an allergen or a diet. */
export const DeclaredIcon = ({ code }: { code: Code }) =>
  use(IsDrawnOnce) ? (
    <svg width={SIZE} height={SIZE} aria-hidden="true">
      <use href={`#${idOf(code)}`} />
    </svg>
  ) : (
    <Drawing code={code} />
  );
