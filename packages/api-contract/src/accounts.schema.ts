import { z } from 'zod';
import { ACCOUNT_LIMITS, ACCOUNT_MESSAGES, DELETION_WORD, SEXES, THEMES } from './accounts';
import { notificationChoiceSchema } from './notifications.schema';
import { isStrongPassword } from './passwords';
import { isPhone, normalizePhone, PHONE_MESSAGE } from './phone';
import { ROLES } from './rights';
import { isBlank } from './text';

const lengthOf = (text: string) => [...text].length;
/**
 * What cannot be seen, or turns the letters after it round. Joiners stay (Persian
 * and Hindi need them), and what chooses the form of an emoji.
 */
const UNSEEN = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}]|(?![\u200C\u200D\uFE00-\uFE0F])\p{Default_Ignorable_Code_Point}/u;
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

/** Letters that only look like others are refused with the address, so two accounts cannot share a face. */
const email = z
  .string({ error: 'Email is required.' })
  .trim()
  .min(1, 'Email is required.')
  .max(ACCOUNT_LIMITS.email, `Email may have at most ${ACCOUNT_LIMITS.email} characters.`)
  // Before the small letters: the sign of kelvin becomes a plain k.
  .regex(/^[!-~]+$/, ACCOUNT_MESSAGES.email)
  .toLowerCase()
  .pipe(z.email(ACCOUNT_MESSAGES.email));

const password = z
  .string({ error: 'Password is required.' })
  .min(1, 'Password is required.')
  .max(ACCOUNT_LIMITS.password, `Password may have at most ${ACCOUNT_LIMITS.password} characters.`);

/** Whatever somebody types where an account is looked up. A wrong form of it is simply an unknown account. */
const anyEmail = z
  .string({ error: 'Email is required.' })
  .trim()
  .min(1, 'Email is required.')
  .max(ACCOUNT_LIMITS.email, ACCOUNT_MESSAGES.email)
  .toLowerCase();

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

/** An answer that only says something, e.g. `POST /api/signup` → 201, the same for every address. */
export const saidSchema = z.object({ message: z.string() });
export type Said = z.infer<typeof saidSchema>;

/** `POST /api/signup` → 201. The terms are agreed to by sending the form; `acceptedTerms` may say so. */
export const signUpSchema = z.strictObject({
  lastname: name('Last name'),
  firstname: name('First name'),
  email,
  password: password.refine((text) => lengthOf(text) >= ACCOUNT_LIMITS.newPassword, ACCOUNT_MESSAGES.shortPassword),
  acceptedTerms: z.literal(true, 'Please agree to the Terms & Conditions.').optional(),
});
export type SignUp = z.infer<typeof signUpSchema>;

/** `POST /api/signin` → 200; wrong → 401 with `Invalid credentials.` and `fields.password`. */
export const signInSchema = z.strictObject({ email: anyEmail, password });
export type SignIn = z.infer<typeof signInSchema>;

/** With `twoFactor` nobody is signed in yet: ask for a code and send it to `POST /api/signin/two-factor`. */
export const signedInSchema = z.object({ twoFactor: z.boolean() });
export type SignedIn = z.infer<typeof signedInSchema>;

/**
 * `POST /api/signin/two-factor` → 200: six digits of the app, or one of
 * the recovery codes. Also `POST /api/me/two-factor/confirm`.
 */
export const codeSchema = z.strictObject({ code });

/** Who is here, as every section may know it. */
export const sessionUserSchema = z.object({
  id: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  role: z.enum(ROLES),
  emailVerified: z.boolean(),
});
export type SessionUser = z.infer<typeof sessionUserSchema>;

export const demoAccountSchema = z.object({ role: z.enum(ROLES), email: z.string(), password: z.string() });
export type DemoAccount = z.infer<typeof demoAccountSchema>;

/**
 * `GET /api/session` → 200 for guests as well. `demo` only in an
 * installation for trying the product, and only for guests.
 */
export const sessionSchema = z.object({
  user: sessionUserSchema.nullable(),
  /** The password was given at most {@link RECENT_SIGN_IN_MINUTES} ago. */
  isRecent: z.boolean(),
  /** What the account has chosen; null for a guest, and where nothing was chosen yet. */
  theme: z.enum(THEMES).nullable(),
  demo: z.array(demoAccountSchema).optional(),
});
export type SessionAnswer = z.infer<typeof sessionSchema>;

/** `POST /api/forgot-password` → 202, the same for every address. */
export const forgotPasswordSchema = z.strictObject({ email: anyEmail });

/**
 * `POST /api/reset-password` → 200; 410 when the link is used up.
 * Without `token` only for somebody who signed in recently.
 */
export const resetPasswordSchema = z.strictObject({ token: token.optional(), newPassword: strongPassword });
export type ResetPassword = z.infer<typeof resetPasswordSchema>;

/** `POST /api/reset-password/check` → 200: whether the link would work now. It stays as it is. */
export const resetLinkSchema = z.strictObject({ token });
export const resetLinkStateSchema = z.object({ works: z.boolean() });
export type ResetLinkState = z.infer<typeof resetLinkStateSchema>;

/** `POST /api/verify-email` → 200; 410 when the link is used up. */
export const verifyEmailSchema = z.strictObject({ token });

/**
 * With `choosePassword` nothing is proved yet: the link was opened in another browser than the one that signed up. Send
 * its token to `POST /api/reset-password` with a password; whoever reads the mails chooses it.
 */
export const verifiedEmailSchema = z.object({ message: z.string(), choosePassword: z.boolean() });
export type VerifiedEmail = z.infer<typeof verifiedEmailSchema>;

/** `POST /api/resend-verification` → 202, always. Without `email` it is the address of the session. */
export const resendVerificationSchema = z.strictObject({ email: anyEmail.optional() });

/**
 * One sign-in of the own account: `GET /api/sessions`; ended by
 * `DELETE /api/sessions/:id`, all others by `DELETE /api/sessions`.
 */
export const signInSessionSchema = z.object({
  id: z.string(),
  isCurrent: z.boolean(),
  browser: z.string(),
  createdAt: z.iso.datetime(),
  expiresAt: z.iso.datetime(),
});
export type SignInSession = z.infer<typeof signInSessionSchema>;

/** The own account: `GET /api/me`. */
export const accountSchema = sessionUserSchema.extend({
  middleName: z.string().nullable(),
  age: z.number().int().nullable(),
  sex: z.enum(SEXES).nullable(),
  phone: z.string().nullable(),
  /** Whether there are mails about anything but the account itself. */
  notifications: z.boolean(),
  /** What the mails are about while there are any, */
  notificationEvents: notificationChoiceSchema,
  /** and what stands in the list of the verse. */
  pageNotifications: notificationChoiceSchema,
  twoFactor: z.boolean(),
  theme: z.enum(THEMES),
  /** False while `theme` is only what the site begins with: a device without a choice then follows its system. */
  isThemeChosen: z.boolean(),
  createdAt: z.iso.datetime(),
});
export type Account = z.infer<typeof accountSchema>;

/** `PATCH /api/me` → the account. Only the fields that are there change; null empties an optional one. */
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
    notificationEvents: notificationChoiceSchema.partial(),
    pageNotifications: notificationChoiceSchema.partial(),
    theme: z.enum(THEMES),
  })
  .partial();
export type AccountChange = z.infer<typeof accountChangeSchema>;

/** `POST /api/me/email` → 202: the change holds once the link in the mail to the new address was opened. */
export const emailChangeSchema = z.strictObject({ email, password });
export type EmailChange = z.infer<typeof emailChangeSchema>;

/** `POST /api/me/password` → 200; a wrong current password → 400 with `fields.password`. All other sessions end. */
export const passwordChangeSchema = z.strictObject({ password, newPassword: strongPassword });
export type PasswordChange = z.infer<typeof passwordChangeSchema>;

/** `POST /api/me/two-factor`, `POST /api/me/two-factor/recovery-codes`, `DELETE /api/me/two-factor`. */
export const confirmedByPasswordSchema = z.strictObject({ password });

/**
 * Two-factor is on only after `POST /api/me/two-factor/confirm` with
 * a code of the app. `qr` is an SVG image as a data address.
 */
export const twoFactorSetupSchema = z.object({
  secret: z.string(),
  uri: z.string(),
  qr: z.string(),
  recoveryCodes: z.array(z.string()),
});
export type TwoFactorSetup = z.infer<typeof twoFactorSetupSchema>;

export const recoveryCodesSchema = z.object({ recoveryCodes: z.array(z.string()) });

/**
 * `POST /api/me/deletion` → 202. Hidden and signed out at once, erased
 * after {@link DELETION_DAYS} days; signing in takes it back.
 */
export const deletionSchema = z.strictObject({
  password,
  confirm: z.literal(DELETION_WORD, `Type ${DELETION_WORD} to confirm.`),
});
export type Deletion = z.infer<typeof deletionSchema>;

export const deletionAnswerSchema = z.object({ message: z.string(), erasedAt: z.iso.datetime() });
export type DeletionAnswer = z.infer<typeof deletionAnswerSchema>;

/** `PATCH /api/accounts/:id` by an admin. Suspending ends all sessions of the account. */
export const accountByAdminChangeSchema = z.strictObject({ role: z.enum(ROLES), isSuspended: z.boolean() }).partial();
export type AccountByAdminChange = z.infer<typeof accountByAdminChangeSchema>;

/** `GET /api/accounts`, newest first: what an admin sees of the accounts. */
export const accountByAdminSchema = sessionUserSchema.extend({ isSuspended: z.boolean(), createdAt: z.iso.datetime() });
export type AccountByAdmin = z.infer<typeof accountByAdminSchema>;
