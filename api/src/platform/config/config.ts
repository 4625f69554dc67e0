import { z } from 'zod';

const flag = z.stringbool({ error: 'must be 1 or 0' });
const number = (fallback: number, from = 1) =>
  z.coerce.number({ error: 'must be a number' }).int('must be a whole number').min(from, `must be at least ${from}`).default(fallback);
const text = z.string().trim().min(1, 'must not be empty');
const secret = text.min(16, 'must have at least 16 characters');
const emailAddress = z.string().trim().toLowerCase().pipe(z.email('must be an e-mail address'));
const address = z.url({ protocol: /^https?$/, error: 'must be an address such as https://example.org' });

const environmentSchema = z.object({
  NODE_ENV: z.enum(['development', 'test', 'production'], { error: 'must be development, test or production' }).default('development'),
  HOST: text.default('127.0.0.1'),
  PORT: z.coerce.number({ error: 'must be a number' }).int().min(0).max(65_535, 'must be a port number').default(4000),
  PUBLIC_ORIGIN: address.optional(),
  TRUST_PROXY: text.default('loopback'),
  MONGODB_URI: text.optional(),
  DATA_DIR: text.default('.data'),
  API_CONTENT_DIR: text.default('api/content'),
  DEMO: flag.default(false),
  STAFF_TWO_FACTOR: flag.optional(),
  SEED: flag.optional(),
  AUTH_SECRET: text.min(32, 'must have at least 32 characters').optional(),
  ADMIN_EMAIL: emailAddress.optional(),
  DEMO_EMAIL: emailAddress.optional(),
  DEMO_PASSWORD: text.optional(),
  EDITOR_EMAIL: emailAddress.optional(),
  EDITOR_PASSWORD: text.optional(),
  SMTP_URL: z.url({ protocol: /^smtps?$/, error: 'must be an address such as smtp://user:word@mail.example.org:587' }).optional(),
  MAIL_FROM: text.default('Creativity Verse <no-reply@creativityverse.example>'),
  MAIL_DIR: text.optional(),
  PURGE_URL: address.optional(),
  PURGE_TOKEN: secret.optional(),
  LOG_LEVEL: z.enum(['silent', 'fatal', 'error', 'warn', 'info', 'debug', 'trace']).default('info'),
  RATE_LIMIT_FACTOR: z.coerce.number({ error: 'must be a number' }).min(0.01).max(100_000).default(1),
  DELETED_POSTS_DAYS: number(30),
  LIMIT_JSON_BYTES: number(32 * 1024),
  LIMIT_POST_BYTES: number(512 * 1024),
  LIMIT_IMAGE_BYTES: number(5 * 1024 * 1024),
  LIMIT_IMAGE_PIXELS: number(40_000_000),
  LIMIT_IMAGES_AT_ONCE: number(2),
  LIMIT_CONTACT_PER_10_MINUTES: number(5),
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

/** Everything the process was told from outside, read once and frozen. */
export type Config = ReturnType<typeof toConfig>;

/** The address people use, without a slash at the end. */
function originOf(value: string): string {
  return new URL(value).origin;
}

/** A site on this machine is reached by both of its names. */
function originsOf(publicOrigin: string): readonly string[] {
  const { protocol, hostname, port } = new URL(publicOrigin);
  if (hostname !== 'localhost' && hostname !== '127.0.0.1') return [publicOrigin];
  const tail = port === '' ? '' : `:${port}`;
  return [`${protocol}//localhost${tail}`, `${protocol}//127.0.0.1${tail}`];
}

type Environment = z.infer<typeof environmentSchema>;

function limitsOf(environment: Environment) {
  return Object.freeze({
    jsonBytes: environment.LIMIT_JSON_BYTES,
    postBytes: environment.LIMIT_POST_BYTES,
    imageBytes: environment.LIMIT_IMAGE_BYTES,
    imagePixels: environment.LIMIT_IMAGE_PIXELS,
    imagesAtOnce: environment.LIMIT_IMAGES_AT_ONCE,
    contactPer10Minutes: environment.LIMIT_CONTACT_PER_10_MINUTES,
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

/** Who people are: how sessions are signed, who is there from the start, where mails go. */
function accountsOf(environment: Environment) {
  return {
    authSecret: environment.AUTH_SECRET,
    firstAdmin: environment.ADMIN_EMAIL,
    // Whoever tries a demo brings no phone; a real site is as safe as the passwords of its staff.
    staffTwoFactor: environment.STAFF_TWO_FACTOR ?? !environment.DEMO,
    demoAccounts: Object.freeze({
      demoEmail: environment.DEMO_EMAIL,
      demoPassword: environment.DEMO_PASSWORD,
      editorEmail: environment.EDITOR_EMAIL,
      editorPassword: environment.EDITOR_PASSWORD,
    }),
    mail: Object.freeze({ smtpUrl: environment.SMTP_URL, from: environment.MAIL_FROM, dir: environment.MAIL_DIR ?? `${environment.DATA_DIR}/mail` }),
  };
}

function toConfig(environment: Environment) {
  const production = environment.NODE_ENV === 'production';
  const publicOrigin = originOf(environment.PUBLIC_ORIGIN ?? 'http://localhost:3000');
  return Object.freeze({
    production,
    host: environment.HOST,
    port: environment.PORT,
    publicOrigin,
    origins: Object.freeze(originsOf(publicOrigin)),
    trustProxy: environment.TRUST_PROXY,
    mongoUri: environment.MONGODB_URI,
    dataDir: environment.DATA_DIR,
    contentDir: environment.API_CONTENT_DIR,
    demo: environment.DEMO,
    seed: environment.SEED ?? !production,
    ...accountsOf(environment),
    purge: environment.PURGE_URL ? Object.freeze({ url: environment.PURGE_URL, token: environment.PURGE_TOKEN ?? '' }) : undefined,
    logLevel: environment.LOG_LEVEL,
    deletedPostsDays: environment.DELETED_POSTS_DAYS,
    rateLimitFactor: environment.RATE_LIMIT_FACTOR,
    limits: limitsOf(environment),
    cache: Object.freeze({
      // Other processes on the same MongoDB cannot tell this one what they wrote.
      seconds: environment.CACHE_SECONDS ?? (environment.MONGODB_URI ? 1 : 60),
      bytes: environment.CACHE_BYTES,
    }),
    drain: Object.freeze({ delayMs: environment.DRAIN_DELAY_MS, limitMs: environment.DRAIN_LIMIT_MS }),
  });
}

/** What production cannot guess. A demonstration runs on this machine, with the values of `.env.example`. */
function missing(environment: Environment): string[] {
  const lines: string[] = [];
  if (environment.NODE_ENV === 'production' && !environment.DEMO && !environment.PUBLIC_ORIGIN)
    lines.push('PUBLIC_ORIGIN is missing: the address people use, such as https://example.org');
  if (environment.NODE_ENV === 'production' && !environment.DEMO && !environment.AUTH_SECRET)
    lines.push('AUTH_SECRET is missing: at least 32 random characters that sign the sessions');
  if (environment.PURGE_URL && !environment.PURGE_TOKEN) lines.push('PURGE_TOKEN is missing: PURGE_URL needs it');
  return lines;
}

/** The environment could not be understood; `message` says each reason in words, without the values. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
}

/**
 * Reads the configuration. An empty variable counts as absent, as in `.env` files.
 *
 * @example
 * const config = readConfig(process.env);
 */
export function readConfig(environment: Record<string, string | undefined>): Config {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== undefined && value.trim() !== ''));
  const result = environmentSchema.safeParse(given);
  const lines = result.success ? missing(result.data) : result.error.issues.map((issue) => `${issue.path.join('.')} ${issue.message}`);
  if (!result.success || lines.length > 0) throw new ConfigError(`The configuration is not complete:\n  ${lines.join('\n  ')}`);
  return toConfig(result.data);
}
