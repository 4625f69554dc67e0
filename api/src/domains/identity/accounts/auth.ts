import { betterAuth, type BetterAuthPlugin } from 'better-auth';
import { APIError, createAuthEndpoint } from 'better-auth/api';
import { setSessionCookie } from 'better-auth/cookies';
import { twoFactor } from 'better-auth/plugins';
import { z } from 'zod';
import { ACCOUNT_LIMITS, RECENT_SIGN_IN_MINUTES } from '@verse/api-contract/identity/accounts.values';
import { DEFAULT_ROLE } from '@verse/api-contract/roles';
import { DAY_SECONDS } from '@verse/api-contract/time';
import { cookieAttributes, cookiePrefix } from '../../../platform/http';
import type { DbPort } from '../../../store';
import { portAdapter } from './auth-adapter';
import { hashPassword, verifyPassword } from './passwords';
import { rememberFailure } from './store-failures';

export interface AuthOptions {
  db: DbPort;
  publicOrigin: string;
  origins: readonly string[];
  secret: string;
  /** Called before a sign-in succeeds. Returning false rejects the sign-in. */
  maySignIn: (userId: string) => Promise<boolean>;
  signedIn: (signIn: { userId: string; browser: string }) => Promise<void>;
  warn: (message: string, details: unknown) => void;
}

const CLIENT_ADDRESS = 'x-client-address';

const cookieOptions = (publicOrigin: string) => ({
  cookiePrefix: cookiePrefix(publicOrigin),
  useSecureCookies: false,
  defaultCookieAttributes: cookieAttributes(publicOrigin),
});

/**
 * Disables better-auth's lockout, which would also affect the owner. `authentication.service.ts` limits codes instead.
 */
const NEVER = 1_000_000;

/** Finds the account whose sign-in is waiting for a code. Reads the cookie in the same way as better-auth. */
const pendingAccount = {
  id: 'pending-account',
  endpoints: {
    pendingAccount: createAuthEndpoint('/pending-account', { method: 'GET' }, async (ctx) => {
      const pending = await ctx.getSignedCookie(ctx.context.createAuthCookie('two_factor').name, ctx.context.secret);
      const found = pending ? await ctx.context.internalAdapter.findVerificationValue(pending) : null;
      return ctx.json({ userId: found?.value ?? null });
    }),
  },
} satisfies BetterAuthPlugin;

/**
 * Opens a session without a password, for a browser that has just proved both the sign-up and the mailbox. Reachable
 * only through the bridge, like all routes here.
 */
const provenSignIn = {
  id: 'proven-sign-in',
  endpoints: {
    provenSignIn: createAuthEndpoint(
      '/sign-in/proven',
      { method: 'POST', body: z.object({ userId: z.string() }) },
      async (ctx) => {
        const user = await ctx.context.internalAdapter.findUserById(ctx.body.userId);
        const session = user && (await ctx.context.internalAdapter.createSession(user.id));
        if (!session) throw new APIError('UNAUTHORIZED');
        await setSessionCookie(ctx, { session, user });
        return ctx.json({ userId: user.id });
      },
    ),
  },
} satisfies BetterAuthPlugin;

/** Additional user fields stored by better-auth. Its own routes can set only the names. */
const PERSON_FIELDS = {
  firstName: { type: 'string', required: true },
  lastName: { type: 'string', required: true },
  role: { type: 'string', required: false, defaultValue: DEFAULT_ROLE, input: false },
  suspended: { type: 'boolean', required: false, defaultValue: false, input: false },
  silencedUntil: { type: 'date', required: false, input: false },
  theme: { type: 'string', required: false, input: false },
  securityStamp: { type: 'number', required: false, input: false },
} as const;

/**
 * Creates better-auth. Its handler is not mounted, so it can be reached only through our own routes (auth-bridge.ts).
 * Email links are also ours (mail-links.ts), so that each link works once, for one account, and is never stored in
 * readable form.
 */
export function createAuth({ db, publicOrigin, origins, secret, maySignIn, signedIn, warn }: AuthOptions) {
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
      // In UTF-16 units, up to two per character. zod has already checked the number of characters.
      maxPasswordLength: 2 * ACCOUNT_LIMITS.password,
      password: { hash: hashPassword, verify: ({ hash, password }) => verifyPassword(hash, password) },
    },
    user: { additionalFields: PERSON_FIELDS },
    // Stores only a digest of the identifier in the two-factor cookie, as for session tokens.
    verification: { storeIdentifier: 'hashed' },
    session: {
      expiresIn: 7 * DAY_SECONDS,
      updateAge: DAY_SECONDS,
      freshAge: RECENT_SIGN_IN_MINUTES * 60,
      cookieCache: { enabled: false },
    },
    advanced: { ...cookieOptions(publicOrigin), ipAddress: { ipAddressHeaders: [CLIENT_ADDRESS] } },
    plugins: [
      twoFactor({ issuer: 'Creativity Verse', accountLockout: { maxFailedAttempts: NEVER } }),
      pendingAccount,
      provenSignIn,
    ],
    databaseHooks: {
      session: {
        create: {
          before: async ({ userId }) => ((await rememberFailure(() => maySignIn(userId))) ? undefined : false),
          after: ({ userId, userAgent }) =>
            rememberFailure(() => signedIn({ userId, browser: typeof userAgent === 'string' ? userAgent : '' })),
        },
      },
    },
  });
}

export type Auth = ReturnType<typeof createAuth>;
export { CLIENT_ADDRESS };
