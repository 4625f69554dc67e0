import type { RequestHandler } from 'express';
import type { WaitingStep } from '@verse/api-contract/api';
import type { AnsweredKind } from '@verse/api-contract/community/critique.values';
import type { Reported } from '@verse/api-contract/community/moderation.values';
import type { NextStepKind } from '@verse/api-contract/community/next-steps.values';
import type { NotificationKind } from '@verse/api-contract/community/notifications.values';
import type { AnyDesk } from '@verse/api-contract/operations/staff.values';
import type { Job } from '../background';
import type { Browser, Person, RouteGroup, SetCookie } from '../http';
import type { Message } from '../mail';
import type { NotificationSource } from '../notify';
import type { PictureHolder } from '../people';
import type { SearchSource, TaggedContent, TaggedKind } from '../search';
import type { Seed } from '../seeding';
import type { ListedContent, PageSources } from '../site-pages';
import type { AnswerableContent } from './answerable';
import type { Counts, MemberRecords, PointSource, ReportableContent, SpreadContent } from './contributions';

/** Export and erasure of the personal data that a feature stores. */
export interface PersonalData {
  name: string;
  /** Returns a short list as an array, or yields the items of a long list. */
  export(userId: string): AsyncIterable<unknown> | Promise<readonly unknown[]>;
  erase(userId: string): Promise<void>;
}

export type EmailText = Pick<Message, 'subject' | 'paragraphs' | 'action'>;

/**
 * Called after each sign-up form submission. `person` is undefined if the email address already has an account. The
 * hook must then perform the same reads and return equivalent cookies, so that neither timing nor response reveals that
 * the account exists.
 */
export type OnSignUp = (
  person: { _id: string; email: string } | undefined,
  browser: Browser,
) => Promise<readonly SetCookie[]>;

/** The setting of the weekly digest, which belongs to no kind of notification. */
export const DIGEST_EVENT = 'digest';

/** What turns an optional email off: its kind of notification, or the weekly digest. */
export type EmailEvent = NotificationKind | typeof DIGEST_EVENT;

/** An optional email about activity on a member's content. The member can turn it off. */
export interface PreferenceEmail {
  kind: string;
  /** Notification setting that turns the email off. */
  event: EmailEvent;
  /** Returns undefined if there is nothing to report. */
  write: (about: Record<string, string>) => EmailText | undefined | Promise<EmailText | undefined>;
}

/** An email to an address that may not belong to any account. */
export interface TransactionalEmail {
  kind: string;
  /** Returns undefined if the recipient no longer exists. */
  write: (about: Record<string, string>) => Message | undefined | Promise<Message | undefined>;
}

export type FeatureEmail = PreferenceEmail | TransactionalEmail;

/**
 * Queues a preference email.
 *
 * @param by id of the member or organisation whose action causes the email, possibly the recipient's own, or `SITE`
 */
export type EmailMember = (userId: string, kind: string, about: Record<string, string>, by: string) => Promise<void>;

/** The time within which the pages of the site promise an answer, applied to a queue. */
export interface PromisedTime {
  /** Returns when the task that is due first is due; undefined if no task waits. */
  nextDue: () => Promise<Date | undefined>;
  /** Counts the tasks that are past their due date, up to `most`. */
  countOverdue: (now: Date, most: number) => Promise<number>;
}

/** A queue of tasks that are waiting for staff, oldest first. */
export interface WorkQueue {
  desk: AnyDesk;
  /** Counts the tasks, up to `most`. */
  count: (most: number) => Promise<number>;
  /** Returns since when the oldest task has waited; undefined if no task waits. */
  oldest: () => Promise<Date | undefined>;
  /** Null if no page, email or help text promises a time. */
  promised: PromisedTime | null;
}

/** Next steps that a feature suggests to members. */
export interface NextStepSource {
  kind: NextStepKind;
  /** Returns at most `most` steps that the person needs to take next. */
  find: (person: Pick<Person, 'id'>, most: number) => Promise<readonly Omit<WaitingStep, 'kind'>[]>;
}

/**
 * Feature manifest, declaring everything that a feature contributes to the API. The bootstrap processes these lists and
 * contains no feature-specific rules.
 */
export interface Feature extends RouteGroup {
  personalData?: readonly PersonalData[];
  pictures?: readonly PictureHolder[];
  /** Cookies cleared on sign-out, so that the next person to use the browser does not inherit them. */
  visitCookies?: readonly SetCookie[];
  seeds?: readonly Seed[];
  /** Migrates data written by earlier releases. Runs after seeding and before the first request. */
  migrate?: () => Promise<void>;
  onSignUp?: OnSignUp;
  /**
   * Called after a member confirms their first or a new email address. A failure is logged and does not undo the
   * verification.
   */
  onEmailVerified?: (member: { id: string; name: string }) => Promise<void>;
  /** Called when a member's appearance to others changes because they were renamed, left or came back. */
  onProfileChange?: (userId: string) => Promise<void>;
  jobs?: readonly Job[];
  /** Routes for gateways only. They run before all other routes and authenticate requests themselves. */
  internalRoutes?: readonly RequestHandler[];
  /** Called once this process stops accepting requests, to end responses that would otherwise stay open. */
  onDrain?: () => void;
  mails?: readonly FeatureEmail[];
  notifications?: readonly NotificationSource[];
  workQueues?: readonly WorkQueue[];
  nextSteps?: readonly NextStepSource[];
  /** Documents for the site-wide search. Report changes to the platform's `searchChanges`. */
  searchable?: readonly SearchSource[];
  /** Public content with tags, by the list of a tag page that shows it. */
  tagged?: Partial<Record<TaggedKind, TaggedContent>>;
  /** Content that members can report, by type. */
  reportable?: Partial<Record<Reported, ReportableContent>>;
  /** Content that members like and comment on, by kind. */
  answerable?: Partial<Record<AnsweredKind, AnswerableContent>>;
  /** What members publish, by kind, for staff who hide it all at once. */
  spreads?: readonly SpreadContent[];
  /** Lists in the history of a member, for staff. */
  memberRecords?: readonly MemberRecords[];
  /** Public content for the sitemap and link previews. */
  listed?: Partial<ListedContent>;
  /** For pages with a parameter that staff may link to, whether what they show exists. */
  pages?: PageSources;
  /** Counts for the public totals of the site. */
  counts?: Partial<Counts>;
  /** What earns members points on the leaderboard. */
  points?: readonly PointSource[];
  /** Called after an organisation was suspended or deleted. Idempotent. */
  onOrganisationClosed?: (organisationId: string) => Promise<void>;
}
