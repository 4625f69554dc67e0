import { hash, verify } from '@node-rs/argon2';
import { ACCOUNT_MESSAGES } from '@verse/api-contract/identity/accounts.values';
import { isStrongPassword } from '@verse/api-contract/identity/passwords';
import { withoutEnd } from '@verse/api-contract/without-end';
import { AppError } from '../../../platform/http';
import stolen from './common-passwords.json';

/** OWASP minimum for argon2id: 19 MiB and two passes, which takes about 10 ms. */
const STRENGTH = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/** Keyboards may encode the same letter differently. */
const normalize = (password: string): string => password.normalize('NFKC');

export const hashPassword = (password: string): Promise<string> => hash(normalize(password), STRENGTH);

export const verifyPassword = (stored: string, password: string): Promise<boolean> =>
  verify(stored, normalize(password));

/** Passwords that attackers try first. Compared case-insensitively and without common suffixes. */
const COMMON = new Set(
  `password passwort passw0rd p@ssw0rd p@ssword letmein welcome qwerty qwertz azerty qwerty123 qwertyuiop asdfghjkl
  zxcvbnm iloveyou admin administrator dragon monkey football baseball sunshine princess shadow master superman
  batman trustno1 abc123 abcdef abcd1234 123456 1234567 12345678 123456789 1234567890 0123456 012345678 111111
  000000 222222 333333 555555 666666 777777 888888 999999 121212 123123 123321 654321 987654321 696969 112233
  159753 147258 qazwsx 1q2w3e 1q2w3e4r 1qaz2wsx zaq12wsx login guest hello test123 testtest secret changeme
  default freedom whatever starwars pokemon charlie donald michael jennifer jordan hunter ranger buster soccer
  hockey killer george andrew thomas robert daniel ashley computer internet samsung google creativity
  creativityverse verse`.split(/\s+/),
);

/** The most common passwords from leaked lists. */
const STOLEN = new Set(stolen.passwords.flatMap((line) => line.split(' ')));

/**
 * Whether one to three characters repeat, or all characters are consecutive, e.g. aaaaaa, abcabc, 234567, or fedcba.
 */
function isPattern(password: string): boolean {
  if (/^(.{1,3})\1+$/u.test(password)) return true;
  const codePoints = [...password].map((letter) => letter.codePointAt(0)!);
  const differences = new Set(codePoints.slice(1).map((place, at) => place - codePoints[at]!));
  return differences.size === 1 && (differences.has(1) || differences.has(-1));
}

/** The specification gives `Abcdef1!` as a valid password, so it must be accepted. */
const PROMISED = new Set(['abcdef']);

/**
 * Rejects common passwords, and passwords equal to the person's own name or email address. A common word followed by a
 * symbol and a digit still counts as common.
 */
export function refuseCommonPassword(field: string, password: string, own: readonly string[] = []): void {
  const plain = normalize(password).toLowerCase();
  const undecorated = withoutEnd(plain, '0123456789!.?*#@$-');
  const isStrong = isStrongPassword(password);
  const isOwn = own.some(
    (word) => word.length > 2 && (plain === word.toLowerCase() || undecorated === word.toLowerCase()),
  );
  const isDecorated = COMMON.has(undecorated) && plain.length < 12 && !(isStrong && PROMISED.has(undecorated));
  if (!isOwn && !isDecorated && !(isPattern(plain) && !isStrong) && !COMMON.has(plain) && !STOLEN.has(plain)) return;
  throw new AppError('invalid', ACCOUNT_MESSAGES.commonPassword, {
    fields: { [field]: ACCOUNT_MESSAGES.commonPassword },
  });
}
