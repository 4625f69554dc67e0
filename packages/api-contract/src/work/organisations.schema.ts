import { z } from 'zod';
import { COMMUNITY_RULE_KEYS } from '../community/moderation.values';
import { emailSchema } from '../email.schema';
import { isHandle, PROFILE_MESSAGES } from '../identity/profiles.values';
import { pictureSchema } from '../publishing/blogs.schema';
import { onOneLine, trimText, withPlainBreaks } from '../text';
import { optionalText, requiredText } from '../text.schema';
import { completeWebAddress, isWebAddress } from '../web-address';
import {
  DOMAIN_CODE_DIGITS,
  DOMAIN_VERIFICATIONS,
  LOGO_TEXTS,
  ORGANISATION_LIMITS,
  ORGANISATION_MESSAGES,
  ORGANISATION_ROLES,
  ORGANISATION_STATES,
  ORGANISATION_TEXTS,
} from './organisations.values';

const link = optionalText({ label: 'Link', max: ORGANISATION_LIMITS.link }, onOneLine)
  .overwrite(completeWebAddress)
  .refine((text) => text === '' || isWebAddress(text), PROFILE_MESSAGES.link);

const fieldsShape = {
  name: requiredText(ORGANISATION_TEXTS.name, onOneLine),
  description: optionalText(ORGANISATION_TEXTS.description, withPlainBreaks),
  links: z
    .array(link)
    .max(ORGANISATION_LIMITS.links, `At most ${ORGANISATION_LIMITS.links} links.`)
    .overwrite((links) => [...new Set(links)].filter(Boolean)),
};

/** `POST /api/organisations`. The handle is lower-cased. */
export const organisationFormSchema = z.strictObject({
  ...fieldsShape,
  handle: z
    .string({ error: ORGANISATION_MESSAGES.handle })
    .trim()
    .toLowerCase()
    .refine(isHandle, ORGANISATION_MESSAGES.handle),
});

/** `PATCH /api/organisations/:handle` with `If-Match`: changes only the fields sent. The handle cannot be changed. */
export const organisationChangeSchema = z.strictObject(fieldsShape).partial();

/** A handle as typed; case is ignored. */
export const organisationParamsSchema = z.object({
  handle: z
    .string()
    .max(2 * ORGANISATION_LIMITS.handle)
    .toLowerCase()
    .refine(isHandle),
});

/** `GET /api/organisation-handles?handle=…`: checks a handle while it is being typed. */
export const organisationHandleQuerySchema = z.strictObject({
  handle: z
    .string()
    .max(2 * ORGANISATION_LIMITS.handle)
    .trim()
    .toLowerCase()
    .refine(isHandle, ORGANISATION_MESSAGES.handle),
});
export const organisationHandleSchema = z.object({
  isFree: z.boolean(),
  /** Why the handle is not available; null if it is. */
  message: z.string().nullable(),
  /** A similar handle that is available. */
  suggestion: z.string().nullable(),
});

const domainSchema = z.object({ name: z.string(), provenAt: z.iso.datetime(), by: z.enum(DOMAIN_VERIFICATIONS) });

const organisationFields = z.object({
  handle: z.string(),
  name: z.string(),
  description: z.string(),
  links: z.array(z.string()),
  logo: pictureSchema.nullable(),
  /** The organisation's verified domain; null if no domain is verified. */
  domain: domainSchema.nullable(),
  createdAt: z.iso.datetime(),
});

/** `GET /api/organisations/:handle`: an organisation's public data. */
export const organisationSchema = organisationFields.extend({
  /** Number of its projects, as client or seller, of which every milestone was accepted and paid. */
  projectsCompleted: z.int().nonnegative(),
});

/** An organisation as seen by its members. `version` increases with every change: send it as `If-Match: "3"`. */
export const ownOrganisationSchema = organisationFields.extend({
  role: z.enum(ORGANISATION_ROLES),
  state: z.enum(ORGANISATION_STATES),
  /** Why moderators suspended the organisation; null if it is not suspended. */
  suspension: z
    .object({ rule: z.enum(COMMUNITY_RULE_KEYS), quote: z.string(), reason: z.string(), at: z.iso.datetime() })
    .nullable(),
  version: z.number().int(),
});

/** `GET /api/me/organisations`: the caller's organisations, most recently joined first. */
export const ownOrganisationListSchema = z.object({ organisations: z.array(ownOrganisationSchema) });

/** The field sent together with the file in `PUT /api/organisations/:handle/logo`. */
export const logoSchema = z.strictObject({ alt: requiredText(LOGO_TEXTS.alt, onOneLine) });

const role = z.enum(ORGANISATION_ROLES, { error: 'Choose a role.' });
const email = emailSchema({ max: ORGANISATION_LIMITS.email });

/** `POST /api/organisations/:handle/invitations`. The invited person does not need an account. */
export const invitationFormSchema = z.strictObject({ email, role });
export const organisationInvitationSchema = z.object({
  id: z.string(),
  email: z.string(),
  role: z.enum(ORGANISATION_ROLES),
  at: z.iso.datetime(),
  expiresAt: z.iso.datetime(),
  /** Whether it can no longer be accepted: its time is over, or its inviter could no longer send it. */
  isExpired: z.boolean(),
  /** Name of the member who sent it last. */
  invitedBy: z.string().nullable(),
});

/** `PATCH /api/organisations/:handle/members/:member`. */
export const memberRoleSchema = z.strictObject({
  role,
  /** The organisation's handle; required to take the rights of another owner. */
  confirm: z.string().max(60).optional(),
});
/** `GET /api/organisations/:handle/members`. Only owners see the invitations. */
export const organisationPeopleSchema = z.object({
  members: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      handle: z.string().nullable(),
      picture: pictureSchema.nullable(),
      role: z.enum(ORGANISATION_ROLES),
      since: z.iso.datetime(),
      isSelf: z.boolean(),
    }),
  ),
  invitations: z.array(organisationInvitationSchema),
});

/** `POST /api/organisation-invitations/read` and `…/accept`: the token from the emailed link. */
export const invitationTokenSchema = z.strictObject({ token: z.string().max(200) });
export const receivedInvitationSchema = z.object({
  organisation: z.object({ handle: z.string(), name: z.string(), logo: pictureSchema.nullable() }),
  role: z.enum(ORGANISATION_ROLES),
  invitedBy: z.string().nullable(),
  expiresAt: z.iso.datetime(),
  /** Whether the invitation was sent to the caller's own mailbox. */
  isForCaller: z.boolean(),
});

const domainName = z
  .string({ error: ORGANISATION_MESSAGES.domain })
  .overwrite((typed) => trimText(onOneLine(typed)))
  .min(1, ORGANISATION_MESSAGES.domain)
  .max(ORGANISATION_LIMITS.link, ORGANISATION_MESSAGES.domain);
/** `GET /api/organisations/:handle/domain-record?domain=…`: the TXT record that verifies the domain. */
export const domainQuerySchema = z.strictObject({ domain: domainName });
export const domainRecordSchema = z.object({ domain: z.string(), host: z.string(), value: z.string() });
/** `POST /api/organisations/:handle/domain`: triggers a DNS lookup. */
export const domainFormSchema = domainQuerySchema;
/** `POST /api/organisations/:handle/domain/code`: sends a code to an email address at the domain. */
export const domainEmailSchema = z.strictObject({ email });
export const domainCodeSentSchema = z.object({ domain: z.string(), message: z.string() });
/** `POST /api/organisations/:handle/domain/confirm`. */
export const domainCodeSchema = z.strictObject({
  code: z
    .string()
    .overwrite((text) => text.replace(/\D/g, ''))
    .length(DOMAIN_CODE_DIGITS, `The code has ${DOMAIN_CODE_DIGITS} digits.`),
});

/** `GET /api/organisations/:handle/deletion`: what would be closed if the organisation were deleted. */
export const organisationDeletionSchema = z.object({
  openJobs: z.number().int().nonnegative(),
  openApplications: z.number().int().nonnegative(),
  /** Open briefs and agreed projects, as client or seller. */
  openProjects: z.number().int().nonnegative(),
  members: z.number().int().nonnegative(),
});
/** `DELETE /api/organisations/:handle`, confirmed by typing the handle. */
export const organisationDeletionFormSchema = z.strictObject({
  confirm: z.string({ error: 'Type the handle.' }).trim().toLowerCase(),
});
