import { betterAuth } from 'better-auth';
import { twoFactor } from 'better-auth/plugins';
import { ACCOUNT_LIMITS, RECENT_SIGN_IN_MINUTES } from '@verse/api-contract/accounts';
import type { DbPort } from '../../store';
import { portAdapter } from './auth-adapter';
import { hashPassword, verifyPassword } from './passwords';

export interface AuthOptions {
  db: DbPort;
  publicOrigin: string;
  origins: readonly string[];
  secret: string;
  /** A sign-in is about to succeed; false refuses it. */
  maySignIn: (userId: string) => Promise<boolean>;
  signedIn: (signIn: { userId: string; browser: string }) => Promise<void>;
  created: (user: { id: string; email: string }) => Promise<void>;
  /** Somebody signed up with an address that has an account. */
  repeated: (user: { id: string; email: string }) => Promise<void>;
  warn: (message: string, details: unknown) => void;
}

const DAY_S = 86_400;
const CLIENT_ADDRESS = 'x-client-address';

/** `__Host-` ties the cookies to this one host; browsers accept the prefix on https only. */
const cookieOptions = (publicOrigin: string) => {
  const secure = publicOrigin.startsWith('https:');
  return {
    cookiePrefix: secure ? '__Host-verse' : 'verse',
    useSecureCookies: false,
    defaultCookieAttributes: { secure, httpOnly: true, sameSite: 'lax', path: '/' },
  } as const;
};

/** What better-auth keeps of a person beside its own fields. Nothing of it can be set through better-auth's routes but the names. */
const PERSON_FIELDS = {
  firstName: { type: 'string', required: true },
  lastName: { type: 'string', required: true },
  role: { type: 'string', required: false, defaultValue: 'member', input: false },
  suspended: { type: 'boolean', required: false, defaultValue: false, input: false },
  theme: { type: 'string', required: false, input: false },
} as const;

/**
 * better-auth, reached only through our own routes (auth-bridge.ts): its handler is not mounted. Links in mails are ours
 * (mail-links.ts), so that each works once, for one account, and nothing of it is stored readable.
 */
export function createAuth({ db, publicOrigin, origins, secret, maySignIn, signedIn, created, repeated, warn }: AuthOptions) {
  return betterAuth({
    appName: 'Creativity Verse',
    baseURL: publicOrigin,
    basePath: '/api/auth',
    secret,
    trustedOrigins: [...origins],
    database: portAdapter(db),
    telemetry: { enabled: false },
    logger: { level: 'error', log: (_level, message, ...details) => warn(message, details) },
    rateLimit: { enabled: false },
    emailAndPassword: {
      enabled: true,
      autoSignIn: false,
      minPasswordLength: ACCOUNT_LIMITS.newPassword,
      // In UTF-16 units; zod has counted the characters.
      maxPasswordLength: 2 * ACCOUNT_LIMITS.password,
      password: { hash: hashPassword, verify: ({ hash, password }) => verifyPassword(hash, password) },
      onExistingUserSignUp: ({ user }) => repeated(user),
    },
    user: { additionalFields: PERSON_FIELDS },
    // What a two-factor cookie names is a digest in the store, as session tokens are.
    verification: { storeIdentifier: 'hashed' },
    session: { expiresIn: 7 * DAY_S, updateAge: DAY_S, freshAge: RECENT_SIGN_IN_MINUTES * 60, cookieCache: { enabled: false } },
    advanced: { ...cookieOptions(publicOrigin), ipAddress: { ipAddressHeaders: [CLIENT_ADDRESS] } },
    plugins: [twoFactor({ issuer: 'Creativity Verse' })],
    databaseHooks: {
      user: { create: { after: ({ id, email }) => created({ id, email }) } },
      session: {
        create: {
          before: async ({ userId }) => ((await maySignIn(userId)) ? undefined : false),
          after: ({ userId, userAgent }) => signedIn({ userId, browser: typeof userAgent === 'string' ? userAgent : '' }),
        },
      },
    },
  });
}

export type Auth = ReturnType<typeof createAuth>;
export { CLIENT_ADDRESS };
