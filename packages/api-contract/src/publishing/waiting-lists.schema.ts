import { z } from 'zod';
import { emailSchema } from '../email.schema';
import { requiredText } from '../text.schema';
import { CONTACT_LIMITS } from './contact.values';
import { WAITING_LIST_LIMITS, WAITING_LISTS } from './waiting-lists.values';

export const waitingListNameSchema = z.enum(WAITING_LISTS);

/** An offer in preparation. */
export const waitingListSchema = z.object({
  name: waitingListNameSchema,
  title: z.string(),
  text: z.string(),
  /** What members can use until then, with the path of its page. */
  today: z.object({ text: z.string(), path: z.string() }),
  /** Path of the page with the offer, once it exists; null while it is in preparation. */
  page: z.string().nullable(),
});

/** `GET /api/waiting-lists`. */
export const waitingListsSchema = z.object({ lists: z.array(waitingListSchema) });

/** `GET /api/waiting-lists/own`: the lists that the caller is on. */
export const ownWaitingListsSchema = z.object({ names: z.array(waitingListNameSchema) });

export const waitingEmailSchema = emailSchema({ missing: 'Enter your email address.', max: CONTACT_LIMITS.email });

/** `POST /api/waiting-lists/:list/requests`: a request by a guest, which an email confirms. */
export const waitingRequestSchema = z.strictObject({ email: waitingEmailSchema });

/** The response is the same for every email address. */
export const waitingReceiptSchema = z.object({ message: z.string() });

export const waitingTokenSchema = z.strictObject({ token: z.string().max(200) });

/** Answer to a link from an email: the list that it was about. */
export const waitingAnswerSchema = z.object({ name: waitingListNameSchema, title: z.string() });

/** `GET /api/waiting-lists/desk`: how many people are on each list. */
export const waitingDeskSchema = z.object({
  lists: z.array(
    waitingListSchema.extend({
      /** People who get the letter when the list opens. */
      waiting: z.int().min(0),
      /** Requests whose email has not been confirmed. */
      unconfirmed: z.int().min(0),
      /** Letters written in the last 30 days. */
      written: z.int().min(0),
    }),
  ),
});

const PATH = /^\/(?!\/)[\w\-./~%]*(?:#[\w-]+)?$/;

/** Path of a page of this site, optionally with an anchor. The API also checks that the page exists. */
export const sitePathSchema = requiredText({ label: 'Page', max: WAITING_LIST_LIMITS.path }).pipe(
  z.string().regex(PATH, 'Enter a path of this site such as /services.'),
);

/** `POST /api/waiting-lists/:list/opening`. */
export const waitingOpeningSchema = z.strictObject({ path: sitePathSchema });
