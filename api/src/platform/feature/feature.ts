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

/** Personal content of a feature: its data export and its erasure. */
export interface PersonalData {
  name: string;
  /** Returns a short list at once, or yields the items of a long one. */
  export(userId: string): AsyncIterable<unknown> | Promise<readonly unknown[]>;
  erase(userId: string): Promise<void>;
}

export type EmailText = Pick<Message, 'subject' | 'paragraphs' | 'action'>;

/**
 * Called after each sign-up form. `person` is undefined when the address already has an account: the hook must then do
 * equal reads and return equal cookies, so that neither the timing nor the response reveals it.
 */
export type OnSignUp = (
  person: { _id: string; email: string } | undefined,
  browser: Browser,
) => Promise<readonly SetCookie[]>;

/** An email that tells members what happened to their content; they can turn it off. */
export interface PreferenceEmail {
  kind: string;
  /** The setting that turns it off. */
  event: NotificationKind;
  /** Returns undefined when there is nothing to report. */
  write: (about: Record<string, string>) => EmailText | undefined | Promise<EmailText | undefined>;
}

/** An email to an address that may have no account, about the subject of its job. */
export interface TransactionalEmail {
  kind: string;
  /** Returns undefined when the recipient no longer exists. */
  write: (about: Record<string, string>) => Message | undefined | Promise<Message | undefined>;
}

export type FeatureEmail = PreferenceEmail | TransactionalEmail;

/** Queues a preference email. */
export type EmailMember = (userId: string, kind: string, about: Record<string, string>) => Promise<void>;

/** What waits at a desk of the staff. */
export interface WorkQueue {
  desk: StaffDesk;
  /** Returns their number, up to `most`. */
  count: (most: number) => Promise<number>;
}

/** What waits for members in a feature. */
export interface NextStepSource {
  kind: NextStepKind;
  /** Returns what this person has to do next, at most `most`. */
  find: (person: Pick<Person, 'id'>, most: number) => Promise<readonly Omit<WaitingStep, 'kind'>[]>;
}

/**
 * A feature manifest: all contributions of a feature to the API. The bootstrap walks through these lists and knows no
 * rules of any feature.
 */
export interface Feature extends RouteGroup {
  personalData?: readonly PersonalData[];
  pictures?: readonly PictureHolder[];
  /** Cookies of a visit, which signing out clears: the next person starts without them. */
  visitCookies?: readonly SetCookie[];
  seeds?: readonly Seed[];
  /** Migrates data of an earlier release. Runs after the seeds, and before the first request. */
  migrate?: () => Promise<void>;
  onSignUp?: OnSignUp;
  /**
   * Called when a person has confirmed an address, their first one or a new one. It may fail; no request waits for it.
   */
  onEmailVerified?: (member: { id: string; name: string }) => Promise<void>;
  /** Called when others see a member differently than before: another name, or that they have left or come back. */
  onProfileChange?: (userId: string) => Promise<void>;
  jobs?: readonly Job[];
  /** Routes for gateways only. They run before all others and authenticate on their own. */
  internalRoutes?: readonly RequestHandler[];
  /** Ends responses that would stay open, when this process stops accepting requests. */
  onDrain?: () => void;
  mails?: readonly FeatureEmail[];
  /** Texts of the feature's notifications. */
  notifications?: readonly NotificationSource[];
  workQueues?: readonly WorkQueue[];
  nextSteps?: readonly NextStepSource[];
  /** Documents for the search over the whole site. Report their changes to `searchChanges` of the platform. */
  searchable?: readonly SearchSource[];
}
