/** Passwords of at least eight characters that lead every list of leaked ones, and what they become in Albanian. */
const COMMON = new Set(
  `password password1 password12 password123 passw0rd p@ssw0rd p@ssword 12345678 123456789 1234567890 12345678910 123123123
  1q2w3e4r 1q2w3e4r5t 1qaz2wsx qwertyui qwertyuiop qwerty12 qwerty123 qwerty1234 qwerty12345 qazwsxedc asdfghjk asdfghjkl
  zxcvbnm1 zaq12wsx iloveyou iloveyou1 princess princess1 sunshine sunshine1 football football1 baseball baseball1 superman
  superman1 batman123 michael1 jennifer trustno1 welcome1 welcome123 letmein1 letmein123 admin123 admin1234 administrator
  abc12345 abcd1234 abcdefgh abcdefghi aa123456 a1234567 a12345678 11111111 111111111 00000000 000000000 88888888 87654321
  987654321 0987654321 11223344 1122334455 12341234 123412345 13131313 12121212 66666666 55555555 22222222 33333333 44444444
  77777777 99999999 123456789a a123456789 qwe123qwe asdasdasd asd123asd q1w2e3r4 q1w2e3r4t5 computer internet whatever
  starwars dragon123 monkey123 shadow123 master123 samsung1 samsung123 changeme changeme1 secret123 test1234 testtest
  fjalekalim fjalekalimi fjalekalimi1 fjalekalim1 shqiperi shqiperia shqiperi1 shqiperia1 shqipe123 shqiponja shqiponja1
  tirana123 tirane123 tiranasel tirana2024 tirana2025 tirana2026 durres123 albania1 albania123 kosova123 kosova12 kosove123
  prishtina prishtina1 restorant restorant1 restoranti restoranti1 tavolina tavolina1 tavolina123 partizani skenderbeu
  skenderbeu1 mirupafshim dashuria dashuria1 teduashume`
    .split(/\s+/)
    .filter(Boolean),
);

/** Whether a password is among those tried first by anybody who guesses. Letter case does not help it. */
export const isCommonPassword = (password: string): boolean => COMMON.has(password.toLowerCase());
