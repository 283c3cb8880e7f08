import { LIMITS } from '@tavolina/shared-api/contract';
import { dictionary } from '@zxcvbn-ts/language-common';

/** What the leading passwords become in Albanian, and ours. */
const LOCAL = `
  fjalekalim fjalekalimi fjalekalimi1 fjalekalim1 shqiperi shqiperia shqiperi1 shqiperia1 shqipe123 shqiponja shqiponja1
  tirana123 tirane123 tiranasel tirana2024 tirana2025 tirana2026 durres123 albania1 albania123 kosova123 kosova12 kosove123
  prishtina prishtina1 restorant restorant1 restoranti restoranti1 tavolina tavolina1 tavolina123 partizani skenderbeu
  skenderbeu1 mirupafshim dashuria dashuria1 teduashume`;

const COMMON = new Set(
  [...dictionary['passwords-common'], ...LOCAL.trim().split(/\s+/)].filter(
    ({ length }) => length >= LIMITS.password.min,
  ),
);

/** Whether a password is among those tried first by anybody who guesses. Letter case does not help it. */
export const isCommonPassword = (password: string): boolean => COMMON.has(password.toLowerCase());
