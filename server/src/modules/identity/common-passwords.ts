/** The most common passwords in Albanian, and with our product's name. */
const LOCAL = `
  fjalekalim fjalekalimi fjalekalimi1 fjalekalim1 shqiperi shqiperia shqiperi1 shqiperia1 shqipe123 shqiponja shqiponja1
  tirana123 tirane123 tiranasel tirana2024 tirana2025 tirana2026 durres123 albania1 albania123 kosova123 kosova12 kosove123
  prishtina prishtina1 restorant restorant1 restoranti restoranti1 tavolina tavolina1 tavolina123 partizani skenderbeu
  skenderbeu1 mirupafshim dashuria dashuria1 teduashume`;

/** Whether a password is among the most commonly guessed ones, ignoring case. */
export const isCommonPassword = async (password: string): Promise<boolean> => {
  // Read with the first password that somebody chooses: the lists take three megabytes (product.md §144).
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  const folded = password.toLowerCase();
  return [dictionary['passwords-common'], LOCAL.trim().split(/\s+/)].some((list) => list.includes(folded));
};
