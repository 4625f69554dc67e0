import { z } from 'zod';
import { storedFileSchema } from '../commerce/orders.schema';
import { PROFILE_MESSAGES } from '../identity/profiles.values';
import { currencySchema, moneySchema } from '../money.schema';
import { pageLength } from '../paging.schema';
import { onOneLine } from '../text';
import { requiredText } from '../text.schema';
import { completeWebAddress, isWebAddress } from '../web-address';
import { billingDetailsSchema } from './project-invoices.schema';
import { offersSchema } from './project-offers.schema';
import { projectWorkSchema } from './project-work.schema';
import { BRIEF_TEXTS, PROJECT_ACTS, PROJECT_LIMITS, PROJECT_STATES, SELLER_KINDS, SIDES } from './projects.values';

const moment = z.iso.datetime();

/** The seller to whom a brief is sent. `handle` identifies a member or an organisation. */
export const sellerFormSchema = z.strictObject({
  kind: z.enum(SELLER_KINDS, 'Choose who gets your brief.'),
  handle: z
    .string()
    .regex(/^[\w-]{1,60}$/)
    .nullable(),
});

/** `POST /api/projects`. Files are then uploaded one by one with `POST /api/projects/:number/files`. */
export const briefFormSchema = z.strictObject({
  seller: sellerFormSchema,
  /** Handle of the organisation that is the client, for which the caller acts. Absent if the caller is the client. */
  organisation: z
    .string()
    .regex(/^[\w-]{1,60}$/)
    .optional(),
  /** Slug of a service in the catalogue, if the brief is about one. */
  service: z
    .string()
    .regex(/^[\w-]{1,120}$/)
    .nullable(),
  /** Id of one of the seller's packages, if the brief is about one. */
  packageId: z
    .string()
    .regex(/^[\w-]{1,40}$/)
    .nullable(),
  title: requiredText(BRIEF_TEXTS.title, onOneLine),
  aim: requiredText(BRIEF_TEXTS.aim),
  links: z
    .array(
      requiredText(BRIEF_TEXTS.link, onOneLine)
        .overwrite(completeWebAddress)
        .refine(isWebAddress, PROFILE_MESSAGES.link),
    )
    .max(PROJECT_LIMITS.links, `At most ${PROJECT_LIMITS.links} links.`),
  budget: z.strictObject({ currency: currencySchema, minor: z.int().positive().max(PROJECT_LIMITS.minor) }).nullable(),
  /** Date by which the client wants the result. */
  wantedBy: z.iso.date().nullable(),
});

/** The brief as seen by both sides. Service and package names are as they were when the brief was sent. */
export const briefSchema = z.object({
  title: z.string(),
  aim: z.string(),
  links: z.array(z.string()),
  files: z.array(storedFileSchema),
  budget: moneySchema.nullable(),
  wantedBy: z.iso.date().nullable(),
  service: z.object({ slug: z.string(), title: z.string() }).nullable(),
  package: z
    .object({
      name: z.string(),
      price: moneySchema.nullable(),
      days: z.int(),
      /** Text of the package. Empty in briefs that were sent before it was copied. */
      text: z.string(),
      /** Null in those briefs. */
      revisions: z.int().nullable(),
    })
    .nullable(),
});

/**
 * One side as shown to the other. `handle` is null if there is no page to open. A client is either a `client`, i.e. a
 * member, or an `organisation`.
 */
export const partySchema = z.object({
  kind: z.enum([...SELLER_KINDS, 'client']),
  name: z.string(),
  handle: z.string().nullable(),
});

/** A side's next step; null if that side is waiting for the other one, or if the project has ended. */
export const nextStepSchema = z.object({
  text: z.string(),
  dueAt: moment.nullable(),
  act: z.enum(PROJECT_ACTS).optional(),
  /** Id of the milestone that the act is about. */
  milestone: z.string().optional(),
});

export const projectSummarySchema = z.object({
  number: z.string(),
  title: z.string(),
  state: z.enum(PROJECT_STATES),
  /** The reader's own side. */
  side: z.enum(SIDES),
  client: partySchema,
  seller: partySchema,
  createdAt: moment,
  changedAt: moment,
  /** The side that made the newest offer; null before the first offer. */
  offeredBy: z.enum(SIDES).nullable(),
  /**
   * Why an agreed project is on hold: an open dispute, or an unanswered cancellation request; null if it is not on
   * hold.
   */
  hold: z.enum(['dispute', 'cancellation']).nullable(),
  /** Number of accepted milestones, of all; null unless the project is completed and some were cancelled. */
  completedPart: z.object({ accepted: z.int(), of: z.int() }).nullable(),
  nextStep: nextStepSchema.nullable(),
});

/** `GET /api/projects/:number`. Send `revision` as `If-Match: "1"` with each change. */
export const projectSchema = projectSummarySchema.extend({
  revision: z.int(),
  serverNow: moment,
  brief: briefSchema,
  /** The hire that the project began with; null if it began with a brief. `applicationId` is null for the seller. */
  hire: z
    .object({
      jobId: z.string(),
      organisation: z.object({ handle: z.string(), name: z.string() }).nullable(),
      applicationId: z.string().nullable(),
    })
    .nullable(),
  offers: offersSchema,
  work: projectWorkSchema.nullable(),
  /** Billing details that the reader's side uses in all its projects; null if the reader acts for the `house`. */
  billing: billingDetailsSchema.nullable(),
  /** Why the project was declined, withdrawn or cancelled; null otherwise. */
  ended: z.object({ side: z.enum([...SIDES, 'staff']), reason: z.string(), at: moment }).nullable(),
  may: z.object({ addFile: z.boolean(), withdraw: z.boolean(), decline: z.boolean(), write: z.boolean() }),
});

export const PROJECT_LISTS = ['buying', 'selling', 'house', 'house-waiting'] as const;
export type ProjectListName = (typeof PROJECT_LISTS)[number];
/**
 * `GET /api/projects`, last changed first. `house` lists all projects of the house; `house-waiting` is the staff queue:
 * its open briefs, oldest first.
 */
export const projectListQuerySchema = z.strictObject({
  list: z.enum(PROJECT_LISTS).default('buying'),
  /** Handle of an organisation that the caller acts for: lists only its projects. */
  organisation: z
    .string()
    .regex(/^[\w-]{1,60}$/)
    .optional(),
  cursor: z.string().max(200).optional(),
  limit: pageLength(PROJECT_LIMITS.page),
});
export const projectListSchema = z.object({ projects: z.array(projectSummarySchema), next: z.string().nullable() });

/** `POST /api/projects/:number/ending`: the client withdraws, or the seller declines. */
export const endingFormSchema = z.strictObject({ reason: requiredText(BRIEF_TEXTS.reason) });

/** A message in a project's thread. `by` is the name of the side that sent it. */
export const projectMessageSchema = z.object({
  id: z.string(),
  from: z.enum(SIDES),
  by: z.string(),
  text: z.string(),
  files: z.array(storedFileSchema),
  at: moment,
  isOwn: z.boolean(),
});
export const projectThreadSchema = z.object({ entries: z.array(projectMessageSchema), next: z.string().nullable() });
export const projectThreadQuerySchema = z.strictObject({
  cursor: z.string().max(200).optional(),
  limit: pageLength(50),
});
export const projectMessageFormSchema = z.strictObject({ text: requiredText(BRIEF_TEXTS.message) });
