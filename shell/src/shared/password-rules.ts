import { isStrongPassword, PASSWORD_LENGTH, STRONG_PASSWORD_LENGTH } from '@verse/api-contract/identity/passwords';

const WORDS =
  'password|passw0rd|letmein|welcome|qwerty|qwertz|azerty|iloveyou|admin|' +
  'dragon|monkey|football|sunshine|princess|abc|0?123456';
/** Only the most common passwords, so that visitors are warned early. The server has the complete list. */
const COMMON = new RegExp(`^(?:${WORDS}|(.)\\1{3}(?:\\1*(?!\\1)))[\\d!.]*$`, 'i');

/** A score from 0 (too short to be accepted) to 4 (good), with one sentence of advice. */
export interface PasswordStrength {
  score: 0 | 1 | 2 | 3 | 4;
  advice: string;
}

export function passwordStrength(password: string): PasswordStrength {
  const length = [...password].length;
  if (length < PASSWORD_LENGTH)
    return { score: 0, advice: `At least ${PASSWORD_LENGTH} characters. ${STRONG_PASSWORD_LENGTH} or more is better.` };
  if (COMMON.test(password)) return { score: 1, advice: 'This password is too common. Choose another one.' };
  if (length < STRONG_PASSWORD_LENGTH)
    return { score: 2, advice: `A bit short. ${STRONG_PASSWORD_LENGTH} or more characters is better.` };
  if (length < 12 && !isStrongPassword(password))
    return { score: 3, advice: 'Good. Make it longer, or add numbers and a special character, to make it strong.' };
  return { score: 4, advice: 'Strong.' };
}
