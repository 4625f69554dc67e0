import { hash, verify } from '@node-rs/argon2';
import { ACCOUNT_MESSAGES } from '@verse/api-contract/accounts';
import { isStrongPassword } from '@verse/api-contract/passwords';
import { AppError } from '../../platform/http';

/** OWASP's floor for argon2id: 19 MiB, two passes. About 10 ms here. */
const STRENGTH = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/** The same letters typed on another keyboard are the same password. */
const normal = (password: string): string => password.normalize('NFKC');

export const hashPassword = (password: string): Promise<string> => hash(normal(password), STRENGTH);

export const verifyPassword = (stored: string, password: string): Promise<boolean> => verify(stored, normal(password));

/** What is tried first by whoever tries. Compared without case and without what people put at the end. */
const COMMON = new Set(
  `password passwort passw0rd p@ssw0rd p@ssword letmein welcome qwerty qwertz azerty qwerty123 qwertyuiop asdfghjkl zxcvbnm
  iloveyou admin administrator dragon monkey football baseball sunshine princess shadow master superman batman trustno1
  abc123 abcdef abcd1234 123456 1234567 12345678 123456789 1234567890 0123456 012345678 111111 000000 222222 333333 555555
  666666 777777 888888 999999 121212 123123 123321 654321 987654321 696969 112233 159753 147258 qazwsx 1q2w3e 1q2w3e4r
  1qaz2wsx zaq12wsx login guest hello test123 testtest secret changeme default freedom whatever starwars pokemon charlie
  donald michael jennifer jordan hunter ranger buster soccer hockey killer george andrew thomas robert daniel ashley
  computer internet samsung google creativity creativityverse verse`.split(/\s+/),
);

/** Refuses what everybody tries first, and the person's own name or address. What keeps the strong rule is common only as it stands. */
export function refuseCommonPassword(field: string, password: string, own: readonly string[] = []): void {
  const plain = normal(password).toLowerCase();
  const stem = plain.replace(/[\d!.?*#@$-]+$/, '');
  const isOwn = own.some((word) => word.length > 2 && (plain === word.toLowerCase() || stem === word.toLowerCase()));
  if (!isOwn && !COMMON.has(plain) && !(COMMON.has(stem) && plain.length < 12 && !isStrongPassword(password))) return;
  throw new AppError('invalid', 'invalid', ACCOUNT_MESSAGES.commonPassword, { fields: { [field]: ACCOUNT_MESSAGES.commonPassword } });
}
