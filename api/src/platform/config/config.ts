import { isIP } from 'node:net';
import { z } from 'zod';
import { BODY_RATE, UPLOADS_AT_ONCE } from '@verse/api-contract/arriving-bodies';
import { parseUrl } from '@verse/api-contract/parse-url';
import { PICTURE_BYTES } from '@verse/api-contract/pictures';
import { isOwnSecret, withSecretFiles } from './secrets';
import { emailAddress, SHOP_VARIABLES, toShop } from './shop';

const flag = z.stringbool({ error: 'must be 1 or 0' });
const number = (fallback: number, from = 1) =>
  z.coerce
    .number({ error: 'must be a number' })
    .int('must be a whole number')
    .min(from, `must be at least ${from}`)
    .default(fallback);
const text = z.string().trim().min(1, 'must not be empty');
const secret = (length: number) =>
  text
    .min(length, `must have at least ${length} characters`)
    .refine(
      isOwnSecret,
      'must be random and your own, not one that is published or easily guessed: openssl rand -base64 48',
    );
const urlOf = (protocols: RegExp, error: string) =>
  z.string().refine((url) => protocols.test(parseUrl(url)?.protocol ?? ''), error);
const address = urlOf(/^https?:$/, 'must be an address such as https://example.org');

/** Matches hosts that always resolve to this machine. */
const LOCAL_HOST = /^(?:localhost|.*\.localhost|127(?:\.\d+){3}|\[?::1\]?)$/;
const isLocal = (origin: string) => LOCAL_HOST.test(new URL(origin).hostname);

/**
 * Whether the value lists proxies by address, subnet or named range. If every proxy were trusted, clients could spoof
 * the IP address that rate limits use.
 */
const namesProxies = (value: string) =>
  value.split(',').every((entry) => {
    const [address = '', bits] = entry.trim().split('/');
    if (['loopback', 'linklocal', 'uniquelocal'].includes(entry.trim())) return true;
    return (
      isIP(address) !== 0 &&
      (bits === undefined || (/^[1-9]\d{0,2}$/.test(bits) && Number(bits) <= (isIP(address) === 6 ? 128 : 32)))
    );
  });

const environmentSchema = z.object({
  NODE_ENV: z
    .enum(['development', 'test', 'production'], { error: 'must be development, test or production' })
    .default('development'),
  HOST: text.default('127.0.0.1'),
  PORT: z.coerce.number({ error: 'must be a number' }).int().min(0).max(65_535, 'must be a port number').default(4000),
  PUBLIC_ORIGIN: address.optional(),
  TRUST_PROXY: text
    .refine(namesProxies, 'must be loopback, linklocal, uniquelocal or addresses such as 10.0.0.0/8')
    .optional(),
  MONGODB_URI: text.optional(),
  DATA_DIR: text.default('.data'),
  API_CONTENT_DIR: text.default('api/content'),
  DEMO: flag.default(false),
  STAFF_TWO_FACTOR: flag.optional(),
  SEED: flag.optional(),
  API_DOCS: flag.optional(),
  AUTH_SECRET: secret(32).optional(),
  ADMIN_EMAIL: emailAddress.optional(),
  DEMO_EMAIL: emailAddress.optional(),
  DEMO_PASSWORD: text.optional(),
  EDITOR_EMAIL: emailAddress.optional(),
  EDITOR_PASSWORD: text.optional(),
  SMTP_URL: urlOf(/^smtps?:$/, 'must be an address such as smtp://user:word@mail.example.org:587').optional(),
  SMTP_REQUIRE_TLS: flag.optional(),
  MAIL_FROM: text.default('Creativity Verse <no-reply@creativityverse.example>'),
  MAIL_DIR: text.optional(),
  PURGE_TOKEN: secret(16).optional(),
  LOG_LEVEL: z.enum(['silent', 'fatal', 'error', 'warn', 'info', 'debug', 'trace']).default('info'),
  RATE_LIMIT_FACTOR: z.coerce.number({ error: 'must be a number' }).min(0.01).max(100_000).default(1),
  ...SHOP_VARIABLES,
  CONTEST_FEES: flag.default(false),
  DELETED_POSTS_DAYS: number(30),
  CONTACT_MESSAGES_DAYS: number(365),
  LIMIT_JSON_BYTES: number(32 * 1024),
  LIMIT_POST_BYTES: number(512 * 1024),
  LIMIT_IMAGE_BYTES: number(PICTURE_BYTES),
  LIMIT_IMAGE_PIXELS: number(40_000_000),
  LIMIT_IMAGES_AT_ONCE: number(2),
  LIMIT_CONTACT_PER_10_MINUTES: number(5),
  LIMIT_UPLOADS_AT_ONCE: number(UPLOADS_AT_ONCE.total),
  LIMIT_UPLOADS_OF_NETWORK: number(UPLOADS_AT_ONCE.perClient),
  LIMIT_FORMS_AT_ONCE: number(8),
  BODY_GRACE_MS: number(BODY_RATE.graceMs),
  LIMIT_MEGAPIXELS_PER_HOUR: number(4000),
  LIMIT_UPLOAD_BYTES_PER_ACCOUNT: number(2 * 1024 ** 3),
  LIMIT_FREE_DISK_PERCENT: number(5, 0),
  LIMIT_READS_PER_MINUTE: number(1200),
  LIMIT_SEARCHES_PER_MINUTE: number(120),
  LIMIT_WRITES_PER_MINUTE: number(240),
  LIMIT_DRAFTS_PER_MINUTE: number(120),
  LIMIT_PUBLISH_PER_MINUTE: number(60),
  LIMIT_TOOL_SUGGESTIONS_PER_HOUR: number(10),
  LIMIT_GUESSES_PER_HOUR: number(10),
  LIMIT_MAILS_PER_HOUR: number(5),
  LIMIT_SIGN_UPS_PER_HOUR: number(20),
  LIMIT_ENTRIES_PER_15_MINUTES: number(100),
  LIMIT_ACCOUNT_CHANGES_PER_MINUTE: number(60),
  ANSWER_FLOOR_MS: number(250, 0),
  CACHE_SECONDS: number(60).optional(),
  CACHE_BYTES: number(64 * 1024 * 1024),
  DRAIN_DELAY_MS: number(0, 0),
  DRAIN_LIMIT_MS: number(10_000),
});

/** All variables that are read, except the `*_FILE` variants. */
export const VARIABLES = Object.keys(environmentSchema.shape);

/** Process configuration, read once and frozen. */
export type Config = ReturnType<typeof toConfig>;

/** Removes a trailing slash and any path from the public URL. */
function toOrigin(value: string): string {
  return new URL(value).origin;
}

/** A site on this machine can be reached as both `localhost` and `127.0.0.1`. */
function toOrigins(publicOrigin: string): readonly string[] {
  const { protocol, hostname, port } = new URL(publicOrigin);
  if (hostname !== 'localhost' && hostname !== '127.0.0.1') return [publicOrigin];
  const tail = port === '' ? '' : `:${port}`;
  return [`${protocol}//localhost${tail}`, `${protocol}//127.0.0.1${tail}`];
}

type Environment = z.infer<typeof environmentSchema>;

function toLimits(environment: Environment) {
  return Object.freeze({
    jsonBytes: environment.LIMIT_JSON_BYTES,
    postBytes: environment.LIMIT_POST_BYTES,
    imageBytes: environment.LIMIT_IMAGE_BYTES,
    imagePixels: environment.LIMIT_IMAGE_PIXELS,
    imagesAtOnce: environment.LIMIT_IMAGES_AT_ONCE,
    contactPer10Minutes: environment.LIMIT_CONTACT_PER_10_MINUTES,
    uploadsAtOnce: environment.LIMIT_UPLOADS_AT_ONCE,
    uploadsOfNetwork: Math.max(1, Math.round(environment.LIMIT_UPLOADS_OF_NETWORK * environment.RATE_LIMIT_FACTOR)),
    formsAtOnce: environment.LIMIT_FORMS_AT_ONCE,
    bodyPace: Object.freeze({ ...BODY_RATE, graceMs: environment.BODY_GRACE_MS }),
    uploadsEach: Math.max(1, Math.floor(environment.RATE_LIMIT_FACTOR)),
    streamsEach: Math.max(1, Math.floor(3 * environment.RATE_LIMIT_FACTOR)),
    uploadBytesPerAccount: environment.LIMIT_UPLOAD_BYTES_PER_ACCOUNT,
    freeDiskPercent: environment.LIMIT_FREE_DISK_PERCENT,
    megapixelsPerHour: environment.LIMIT_MEGAPIXELS_PER_HOUR,
    readsPerMinute: environment.LIMIT_READS_PER_MINUTE,
    searchesPerMinute: environment.LIMIT_SEARCHES_PER_MINUTE,
    writesPerMinute: environment.LIMIT_WRITES_PER_MINUTE,
    draftsPerMinute: environment.LIMIT_DRAFTS_PER_MINUTE,
    publishPerMinute: environment.LIMIT_PUBLISH_PER_MINUTE,
    toolSuggestionsPerHour: environment.LIMIT_TOOL_SUGGESTIONS_PER_HOUR,
    guessesPerHour: environment.LIMIT_GUESSES_PER_HOUR,
    mailsPerHour: environment.LIMIT_MAILS_PER_HOUR,
    signUpsPerHour: environment.LIMIT_SIGN_UPS_PER_HOUR,
    entriesPer15Minutes: environment.LIMIT_ENTRIES_PER_15_MINUTES,
    accountChangesPerMinute: environment.LIMIT_ACCOUNT_CHANGES_PER_MINUTE,
    answerFloorMs: environment.ANSWER_FLOOR_MS,
  });
}

/** Traffic that stays on this machine needs no encryption. */
const isOnThisMachine = (url: string | undefined): boolean =>
  url !== undefined && /^(?:localhost|127\.[\d.]+|\[::1\])$/.test(new URL(url).hostname);

/** Account settings: session secret, initial accounts, and email delivery. */
function toAccountSettings(environment: Environment) {
  return {
    authSecret: environment.AUTH_SECRET,
    firstAdmin: environment.ADMIN_EMAIL,
    // A demo must work without a phone, but in production, staff accounts must not rely on a password alone.
    staffTwoFactor: environment.STAFF_TWO_FACTOR ?? !environment.DEMO,
    demoAccounts: Object.freeze({
      demoEmail: environment.DEMO_EMAIL,
      demoPassword: environment.DEMO_PASSWORD,
      editorEmail: environment.EDITOR_EMAIL,
      editorPassword: environment.EDITOR_PASSWORD,
    }),
    mail: Object.freeze({
      smtpUrl: environment.SMTP_URL,
      requireTls:
        environment.SMTP_REQUIRE_TLS ??
        (environment.NODE_ENV === 'production' && !isOnThisMachine(environment.SMTP_URL)),
      from: environment.MAIL_FROM,
      dir: environment.MAIL_DIR ?? `${environment.DATA_DIR}/mail`,
    }),
  };
}

function toConfig(environment: Environment) {
  const production = environment.NODE_ENV === 'production';
  const publicOrigin = toOrigin(environment.PUBLIC_ORIGIN ?? 'http://localhost:3000');
  return Object.freeze({
    production,
    host: environment.HOST,
    port: environment.PORT,
    publicOrigin,
    origins: Object.freeze(toOrigins(publicOrigin)),
    trustProxy: environment.TRUST_PROXY ?? 'loopback',
    isLocal: isLocal(publicOrigin),
    mongoUri: environment.MONGODB_URI,
    dataDir: environment.DATA_DIR,
    // Not in the system's temporary folder, which may be in memory.
    uploadDir: environment.DATA_DIR === ':memory:' ? undefined : `${environment.DATA_DIR}/uploads`,
    contentDir: environment.API_CONTENT_DIR,
    demo: environment.DEMO,
    seed: environment.SEED ?? !production,
    apiDocs: environment.API_DOCS ?? !production,
    ...toAccountSettings(environment),
    gatewayToken: environment.PURGE_TOKEN,
    logLevel: environment.LOG_LEVEL,
    shop: toShop(environment),
    takesContestFees: environment.CONTEST_FEES,
    deletedPostsDays: environment.DELETED_POSTS_DAYS,
    contactMessagesDays: environment.CONTACT_MESSAGES_DAYS,
    rateLimitFactor: environment.RATE_LIMIT_FACTOR,
    limits: toLimits(environment),
    cache: Object.freeze({
      // One second with MongoDB, because other processes on the same database cannot notify this one when they write.
      seconds: environment.CACHE_SECONDS ?? (environment.MONGODB_URI ? 1 : 60),
      bytes: environment.CACHE_BYTES,
    }),
    drain: Object.freeze({ delayMs: environment.DRAIN_DELAY_MS, limitMs: environment.DRAIN_LIMIT_MS }),
  });
}

/**
 * Returns errors for missing variables that production requires. A demo runs locally, so the values in `.env.example`
 * suffice.
 */
function missing(environment: Environment): string[] {
  const lines: string[] = [];
  const isReal = environment.NODE_ENV === 'production' && !environment.DEMO;
  if (isReal && !environment.PUBLIC_ORIGIN)
    lines.push('PUBLIC_ORIGIN is missing: the address people use, such as https://example.org');
  if (isReal && !environment.AUTH_SECRET)
    lines.push('AUTH_SECRET is missing: at least 32 random characters that sign the sessions');
  if (isReal && !environment.SMTP_URL && !environment.MAIL_DIR) {
    lines.push(
      'SMTP_URL is missing: without a mail server nobody can verify an address or reset a password. ' +
        'To keep mails as files instead, set MAIL_DIR',
    );
  }
  // Loopback is the right default if the gateway runs on the same machine; otherwise only the operator knows its
  // address.
  if (
    environment.PUBLIC_ORIGIN?.startsWith('https:') &&
    !environment.TRUST_PROXY &&
    !LOCAL_HOST.test(environment.HOST)
  ) {
    lines.push(
      'TRUST_PROXY is missing: the address of the gateway, or all visitors ' +
        'would count as one (uniquelocal, or addresses such as 10.0.0.0/8)',
    );
  }
  if (environment.DEMO && environment.PUBLIC_ORIGIN && !isLocal(environment.PUBLIC_ORIGIN)) {
    lines.push(
      'DEMO is for this machine only: it shows passwords and mails. ' +
        'Leave it out, or let PUBLIC_ORIGIN be http://localhost:3000',
    );
  }
  return lines;
}

/** Thrown if the configuration is invalid. `message` lists every reason, but no values. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
}

/**
 * Reads the configuration. As in `.env` files, an empty variable counts as absent.
 *
 * @example
 * const config = readConfig(process.env);
 */
export function readConfig(environment: Record<string, string | undefined>): Config {
  const set = Object.fromEntries(
    Object.entries(environment).filter(([, value]) => value !== undefined && value.trim() !== ''),
  );
  const { given, lines: unread } = withSecretFiles(set);
  const result = environmentSchema.safeParse(given);
  const wrong = result.success
    ? missing(result.data)
    : result.error.issues.map((issue) => `${issue.path.join('.')} ${issue.message}`);
  const lines = [...unread, ...wrong];
  if (!result.success || lines.length > 0)
    throw new ConfigError(`The configuration is not complete:\n  ${lines.join('\n  ')}`);
  return toConfig(result.data);
}
