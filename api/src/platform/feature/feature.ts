import type { RequestHandler } from 'express';
import type { NextStepKind, WaitingStep } from '@verse/api-contract/next-steps';
import type { NotificationKind } from '@verse/api-contract/notifications';
import type { StaffDesk } from '@verse/api-contract/staff';
import type { Job } from '../background';
import type { Browser, Person, RouteGroup, SetCookie } from '../http';
import type { Message } from '../mail';
import type { NotificationSource } from '../notify';
import type { PictureHolder } from '../people';
import type { SearchSource } from '../search';
import type { Seed } from '../seeding';

/** Data export and erasure of the personal data that a feature stores. */
export interface PersonalData {
  name: string;
  /** Returns a short list, or yields the items of a long one. */
  export(userId: string): AsyncIterable<unknown> | Promise<readonly unknown[]>;
  erase(userId: string): Promise<void>;
}

export type EmailText = Pick<Message, 'subject' | 'paragraphs' | 'action'>;

/**
 * Called after each submitted sign-up form. `person` is undefined when the email address already has an account: the
 * hook must then make equal reads and return equal cookies, so that neither the timing nor the response reveals the
 * account.
 */
export type OnSignUp = (
  person: { _id: string; email: string } | undefined,
  browser: Browser,
) => Promise<readonly SetCookie[]>;

/** An email about what happened to a member's content, which the member can turn off. */
export interface PreferenceEmail {
  kind: string;
  /** Setting that turns the email off. */
  event: NotificationKind;
  /** Returns undefined when there is nothing to report. */
  write: (about: Record<string, string>) => EmailText | undefined | Promise<EmailText | undefined>;
}

/** An email to an address that may have no account, written for the subject of its job. */
export interface TransactionalEmail {
  kind: string;
  /** Returns undefined when the recipient no longer exists. */
  write: (about: Record<string, string>) => Message | undefined | Promise<Message | undefined>;
}

export type FeatureEmail = PreferenceEmail | TransactionalEmail;

export type EmailMember = (userId: string, kind: string, about: Record<string, string>) => Promise<void>;

/** Tasks that wait at a desk of the staff. */
export interface WorkQueue {
  desk: StaffDesk;
  /** Counts the tasks, up to `most`. */
  count: (most: number) => Promise<number>;
}

/** Next steps that a feature has for members. */
export interface NextStepSource {
  kind: NextStepKind;
  /** Returns what the person has to do next, at most `most` steps. */
  find: (person: Pick<Person, 'id'>, most: number) => Promise<readonly Omit<WaitingStep, 'kind'>[]>;
}

/**
 * Feature manifest: all contributions of a feature to the API. The bootstrap processes these lists and contains no
 * rules of individual features.
 */
export interface Feature extends RouteGroup {
  personalData?: readonly PersonalData[];
  pictures?: readonly PictureHolder[];
  /** Cookies that signing out clears, so that the next person at the browser starts without them. */
  visitCookies?: readonly SetCookie[];
  seeds?: readonly Seed[];
  /** Migrates data of earlier releases. Runs after the seeds and before the first request. */
  migrate?: () => Promise<void>;
  onSignUp?: OnSignUp;
  /** Called when a member has confirmed their first or a new email address. It may fail; no request waits for it. */
  onEmailVerified?: (member: { id: string; name: string }) => Promise<void>;
  /**
   * Called when others see a member differently than before: under another name, or because the member has left or come
   * back.
   */
  onProfileChange?: (userId: string) => Promise<void>;
  jobs?: readonly Job[];
  /** Routes for gateways only. They run before all others and authenticate requests themselves. */
  internalRoutes?: readonly RequestHandler[];
  /** Ends responses that would otherwise stay open, when this process stops accepting requests. */
  onDrain?: () => void;
  mails?: readonly FeatureEmail[];
  notifications?: readonly NotificationSource[];
  workQueues?: readonly WorkQueue[];
  nextSteps?: readonly NextStepSource[];
  /** Documents for the site-wide search. Changes must be reported to `searchChanges` of the platform. */
  searchable?: readonly SearchSource[];
}
