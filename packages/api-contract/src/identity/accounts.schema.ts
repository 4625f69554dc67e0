import { z } from 'zod';
import {
  notificationChoiceSchema,
  notificationGroupsChangeSchema,
  notificationGroupsSchema,
} from '../community/notifications.schema';
import { toEmail } from '../email';
import { emailSchema } from '../email.schema';
import { isTimeZone } from '../formats';
import { isPhone, normalizePhone, PHONE_MESSAGE } from '../phone';
import { ROLES } from '../roles';
import { isBlank } from '../text';
import { ACCOUNT_LIMITS, ACCOUNT_MESSAGES, DELETION_WORD, SEXES, THEMES } from './accounts.values';
import { isStrongPassword } from './passwords';

const lengthOf = (text: string) => [...text].length;
/**
 * Invisible characters and direction overrides. Joiners (needed e.g. in Persian and Hindi) and emoji variation
 * selectors are allowed. U+FFFD is rejected because lone surrogates are decoded as U+FFFD.
 */
const UNSEEN = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\uFFFD]|(?![\u200C\u200D\uFE00-\uFE0F])\p{Default_Ignorable_Code_Point}/u;
const LETTER = /[\p{L}\p{N}]/u;

const name = (label: string) =>
  z
    .string({ error: `${label} is required.` })
    .overwrite((typed) => (isBlank(typed) ? '' : typed.trim()))
    .normalize('NFC')
    .min(1, `${label} is required.`)
    .max(ACCOUNT_LIMITS.name, `${label} may have at most ${ACCOUNT_LIMITS.name} characters.`)
    .refine((text) => !UNSEEN.test(text), `${label} may not hold control characters or invisible ones.`)
    .refine((text) => LETTER.test(text), `${label} needs a letter.`);

/** Stored in ASCII, so that no two accounts can have visually identical email addresses. */
const email = emailSchema({
  missing: 'Email is required.',
  max: ACCOUNT_LIMITS.email,
  tooLong: `Email may have at most ${ACCOUNT_LIMITS.email} characters.`,
}).toLowerCase();

const password = z
  .string({ error: 'Password is required.' })
  .min(1, 'Password is required.')
  .max(ACCOUNT_LIMITS.password, `Password may have at most ${ACCOUNT_LIMITS.password} characters.`);

/** Accepts any text, because it is only used to look up an account: an invalid address simply matches none. */
const anyEmail = z
  .string({ error: 'Email is required.' })
  .trim()
  .min(1, 'Email is required.')
  .max(ACCOUNT_LIMITS.email, ACCOUNT_MESSAGES.email)
  .overwrite((typed) => (toEmail(typed) ?? typed).toLowerCase());

const strongPassword = password.refine(isStrongPassword, ACCOUNT_MESSAGES.weakPassword);
const token = z
  .string({ error: 'The link is not complete.' })
  .min(1, 'The link is not complete.')
  .max(ACCOUNT_LIMITS.token, 'The link is not complete.');
const code = z
  .string({ error: 'Code is required.' })
  .overwrite((text) => text.replace(/\s/g, ''))
  .min(1, 'Code is required.')
  .max(ACCOUNT_LIMITS.code, 'This code is too long.');

/**
 * A response containing only a message, e.g. `POST /api/signup` → 201. That message is the same for every email
 * address.
 */
export const messageAnswerSchema = z.object({ message: z.string() });

const newPassword = password.refine(
  (text) => lengthOf(text) >= ACCOUNT_LIMITS.newPassword,
  ACCOUNT_MESSAGES.shortPassword,
);

/** `POST /api/signup` → 201. Submitting the form accepts the terms; `acceptedTerms` may state this explicitly. */
export const signUpSchema = z.strictObject({
  lastname: name('Last name'),
  firstname: name('First name'),
  email,
  password: newPassword,
  acceptedTerms: z.literal(true, 'Please agree to the Terms & Conditions.').optional(),
});

/** `POST /api/signin` → 200; wrong credentials → 401 with `Invalid credentials.` and `fields.password`. */
export const signInSchema = z.strictObject({ email: anyEmail, password });

/**
 * If `twoFactor` is true, the member is not signed in yet: ask for a code and send it to `POST /api/signin/two-factor`.
 */
export const signedInSchema = z.object({ twoFactor: z.boolean() });

/**
 * `POST /api/signin/two-factor` → 200: a six-digit TOTP code or a recovery code. Also used by `POST
 * /api/me/two-factor/confirm`.
 */
export const codeSchema = z.strictObject({ code });

/** The signed-in member's data that every section may read. */
export const sessionUserSchema = z.object({
  id: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  role: z.enum(ROLES),
  emailVerified: z.boolean(),
});
export type SessionUser = z.infer<typeof sessionUserSchema>;

/** Includes the URL of the profile picture, for the header. */
const signedInUserSchema = sessionUserSchema.extend({ picture: z.string().nullable() });

export const demoAccountSchema = z.object({ role: z.enum(ROLES), email: z.string(), password: z.string() });

/** `GET /api/session` → 200, even for guests. `demo` is present only in demo installations, and only for guests. */
export const sessionAnswerSchema = z.object({
  user: signedInUserSchema.nullable(),
  /** Whether the password was entered within the last {@link RECENT_SIGN_IN_MINUTES} minutes. */
  isRecent: z.boolean(),
  /** Theme chosen for the account; null for guests, and if the member has not chosen a theme. */
  theme: z.enum(THEMES).nullable(),
  /** Whether the visitor's cart has items, so that the header counts them on every device of a member. */
  hasCart: z.boolean(),
  demo: z.array(demoAccountSchema).optional(),
});

/** `POST /api/forgot-password` → 202, the same for every email address. */
export const forgotPasswordSchema = z.strictObject({ email: anyEmail });

/**
 * `POST /api/reset-password` → 200; 410 if the link has been used. `token` may be omitted only after a recent sign-in.
 */
export const resetPasswordSchema = z.strictObject({ token: token.optional(), newPassword: strongPassword });

/** `POST /api/reset-password/check` → 200: whether the link is still valid. Does not consume the link. */
export const resetLinkSchema = z.strictObject({ token });
export const resetLinkStateSchema = z.object({ works: z.boolean() });

/** `POST /api/verify-email` → 200; 410 if the link has been used. */
export const verifyEmailSchema = z.strictObject({ token });

/**
 * `choosePassword` is true if the link was opened in a different browser from the one used to sign up. The email
 * address is then not verified yet: ask for a new password and send it with the link's token to `POST
 * /api/signup/finish`.
 */
export const verifiedEmailSchema = z.object({
  message: z.string(),
  choosePassword: z.boolean(),
  /** The verified address, for the sign-in form. */
  email: z.string().optional(),
  /** Whether the link ended a sign-up. Absent after a change of address. */
  isNewMember: z.boolean().optional(),
});

/**
 * `POST /api/signup/finish` → 200, signed in; 410 if the link has been used. The password must meet the sign-up rules.
 */
export const finishSignUpSchema = z.strictObject({ token, password: newPassword });

/** `POST /api/resend-verification` → always 202. `email` defaults to the session's email address. */
export const resendVerificationSchema = z.strictObject({ email: anyEmail.optional() });

/**
 * One of the account's sessions: `GET /api/sessions`. `DELETE /api/sessions/:id` ends it; `DELETE /api/sessions` ends
 * all others.
 */
export const signInSessionSchema = z.object({
  id: z.string(),
  isCurrent: z.boolean(),
  browser: z.string(),
  createdAt: z.iso.datetime(),
  /** Updated at most once a day, so the latest use may be up to a day more recent. */
  lastUsedOn: z.iso.datetime().optional(),
  expiresAt: z.iso.datetime(),
});

/** The signed-in account: `GET /api/me`. */
export const accountSchema = sessionUserSchema.extend({
  middleName: z.string().nullable(),
  age: z.number().int().nullable(),
  sex: z.enum(SEXES).nullable(),
  phone: z.string().nullable(),
  /** Whether notification emails are sent at all. */
  notifications: z.boolean(),
  /**
   * The choices that the settings offer. A group is on if any of its kinds is on; `mail` applies if `notifications` is
   * true.
   */
  notificationGroups: notificationGroupsSchema,
  /** Kinds that trigger an email if `notifications` is true. */
  notificationEvents: notificationChoiceSchema,
  /** Kinds that appear in the Verse's notification list. */
  pageNotifications: notificationChoiceSchema,
  /** Whether a summary is emailed on Mondays, if enough is unread. */
  weeklyDigest: z.boolean(),
  /** Whether emails about direct messages include the message text. */
  mailsMessageText: z.boolean(),
  twoFactor: z.boolean(),
  theme: z.enum(THEMES),
  /**
   * False if `theme` is only the site's default. In that case, a device without its own setting follows its system
   * theme.
   */
  isThemeChosen: z.boolean(),
  createdAt: z.iso.datetime(),
});

/** `PATCH /api/me` → the account. Only the fields sent are changed; null clears an optional field. */
export const accountChangeSchema = z
  .strictObject({
    firstName: name('First name'),
    lastName: name('Last name'),
    middleName: name('Middle name').nullable(),
    age: z
      .number({ error: 'Age must be a number.' })
      .int('Age must be a whole number.')
      .min(ACCOUNT_LIMITS.youngest, `Age must be at least ${ACCOUNT_LIMITS.youngest}.`)
      .max(ACCOUNT_LIMITS.oldest, `Age may be at most ${ACCOUNT_LIMITS.oldest}.`)
      .nullable(),
    sex: z.enum(SEXES, 'Please choose female, male or other.').nullable(),
    phone: z
      .string({ error: 'Phone must be text.' })
      .overwrite(normalizePhone)
      .refine(isPhone, PHONE_MESSAGE)
      .nullable(),
    notifications: z.boolean(),
    /** Changing a group changes its kinds. */
    notificationGroups: notificationGroupsChangeSchema,
    notificationEvents: notificationChoiceSchema.partial(),
    pageNotifications: notificationChoiceSchema.partial(),
    weeklyDigest: z.boolean(),
    /** Of the weekly digest; UTC by default. */
    timeZone: z.string().max(ACCOUNT_LIMITS.timeZone).refine(isTimeZone, 'This time zone is not known.'),
    mailsMessageText: z.boolean(),
    theme: z.enum(THEMES),
  })
  .partial();

/** `POST /api/me/email` → 202: the change takes effect once the link emailed to the new address is opened. */
export const emailChangeSchema = z.strictObject({ email, password });

/**
 * `POST /api/me/password` → 200; 400 with `fields.password` if the current password is wrong. Ends all other sessions.
 */
export const passwordChangeSchema = z.strictObject({ password, newPassword: strongPassword });

/** `POST /api/me/two-factor`, `POST /api/me/two-factor/recovery-codes`, `DELETE /api/me/two-factor`. */
export const confirmedByPasswordSchema = z.strictObject({ password });

/**
 * Two-factor authentication is not enabled until `POST /api/me/two-factor/confirm` receives a code from the app. `qr`
 * is an SVG image as a data URL.
 */
export const twoFactorSetupSchema = z.object({
  secret: z.string(),
  uri: z.string(),
  qr: z.string(),
  recoveryCodes: z.array(z.string()),
});

export const recoveryCodesSchema = z.object({ recoveryCodes: z.array(z.string()) });

/**
 * `POST /api/me/deletion` → 202. The account is hidden and signed out immediately and erased after {@link
 * DELETION_DAYS} days; signing in again cancels the deletion.
 */
export const deletionSchema = z.strictObject({
  password,
  confirm: z.literal(DELETION_WORD, `Type ${DELETION_WORD} to confirm.`),
});

export const deletionAnswerSchema = z.object({ message: z.string(), erasedAt: z.iso.datetime() });

/** `PATCH /api/accounts/:id` by an admin. Suspending an account ends all its sessions. */
export const accountByAdminChangeSchema = z.strictObject({ role: z.enum(ROLES), isSuspended: z.boolean() }).partial();

/** `GET /api/accounts`: an account as admins see it. Listed newest first. */
export const accountByAdminSchema = sessionUserSchema.extend({ isSuspended: z.boolean(), createdAt: z.iso.datetime() });
