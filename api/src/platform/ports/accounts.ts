import type { NotificationChannel, NotificationKind } from '@verse/api-contract/community/notifications.values';
import type { Right } from '@verse/api-contract/rights';
import type { EmailMember } from '../feature';
import type { Browser } from '../http';
import type { MailQueue } from '../mail';
import { createPort } from './port';

export interface MemberName {
  id: string;
  name: string;
}

export interface Contact extends MemberName {
  email: string;
}

/** Personal data for features that need more than other members can see. */
export interface KnownPerson {
  id: string;
  firstName: string;
  lastName: string;
  email: string;
  emailVerified: boolean;
}

export type AccountTie = 'mailbox' | 'network';

/** What features may ask of accounts. */
export interface Accounts {
  /** Returns undefined if the account is suspended, pending deletion, or deleted. */
  findPerson: (userId: string) => Promise<KnownPerson | undefined>;
  findId: (email: string) => Promise<string | undefined>;
  /** Returns when the account was created, or undefined if it has been deleted. */
  findJoinedAt: (userId: string) => Promise<Date | undefined>;
  /** Whether emails about messages may contain the message text. */
  wantsMessageText: (userId: string) => Promise<boolean>;
  /** Lists all verified addresses, including those of accounts that are suspended or pending deletion. */
  listVerifiedAddresses: () => AsyncIterable<{ id: string; email: string }>;
  /** Returns the ids of active accounts with this right, except staff who lack the required second factor. */
  findStaff: (right: Right) => Promise<string[]>;
  /** Whether a route would admit the account now. False if it is silenced, suspended, pending deletion, or deleted. */
  hasRight: (userId: string, right: Right) => Promise<boolean>;
  /** Whether the member has signed in with this browser before. */
  hasUsedBrowser: (userId: string, browser: Browser) => Promise<boolean>;
  /** Returns the given accounts whose address is verified. */
  findMembers: (ids: readonly string[]) => Promise<(MemberName & { isHidden: boolean })[]>;
  listMembers: () => AsyncIterable<MemberName>;
  countMembers: () => Promise<number>;
  /** Like `findMembers`, but with email addresses, for features whose members have agreed to be contacted. */
  findContacts: (ids: readonly string[]) => Promise<Contact[]>;
  /**
   * Like `findContacts`, but includes accounts that are suspended or leaving. Only for redacting their names in a blind
   * review, which must look the same whatever the state of an account.
   */
  findAllContacts: (ids: readonly string[]) => Promise<Contact[]>;
  /** Returns a member's choice per channel for a notification type, or undefined if the account does not exist. */
  findChoices: (userId: string, kind: NotificationKind) => Promise<Record<NotificationChannel, boolean> | undefined>;
  /** Returns the session id of a signed-in browser. */
  findSession: (browser: Browser) => Promise<string>;
  /** Returns the given sessions that have not ended. */
  openSessions: (ids: readonly string[]) => Promise<ReadonlySet<string>>;
  /**
   * Returns what two accounts have in common, as a sign that they belong to one person: a mailbox, or a network that
   * both have signed in from in the last weeks.
   */
  findTies: (one: string, other: string) => Promise<AccountTie[]>;
  /** Returns the id of the demo account that receives the sample data of a member, if there is one. */
  findDemoMember: () => Promise<string | undefined>;
  emailMember: EmailMember;
  /** Queues an email to any address. */
  queueMail: MailQueue['add'];
}

export const createAccountsPort = () =>
  createPort<Accounts>('accounts', {
    findPerson: true,
    findId: true,
    findJoinedAt: true,
    wantsMessageText: true,
    listVerifiedAddresses: true,
    findStaff: true,
    hasRight: true,
    hasUsedBrowser: true,
    findMembers: true,
    listMembers: true,
    countMembers: true,
    findContacts: true,
    findAllContacts: true,
    findChoices: true,
    findSession: true,
    openSessions: true,
    findTies: true,
    findDemoMember: true,
    emailMember: true,
    queueMail: true,
  });
