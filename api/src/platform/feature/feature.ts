import type { NotificationEvent } from '@verse/api-contract/accounts';
import type { Job } from '../background';
import type { RouteGroup } from '../http';
import type { Message } from '../mail';
import type { Seed } from '../seeding';

/** Something that is kept of a person: how it is exported, and how it is erased. */
export interface PersonalContent {
  name: string;
  /** A short list at once, any other one by one. */
  export(userId: string): AsyncIterable<unknown> | Promise<readonly unknown[]>;
  erase(userId: string): Promise<void>;
}

/** A mail that tells somebody what was done with something of theirs, as long as they like. */
export interface Notice {
  kind: string;
  /** The choice in the settings that it falls under. */
  event: NotificationEvent;
  /** Nothing when there is nothing to tell. */
  write: (about: Record<string, string>) => Pick<Message, 'subject' | 'paragraphs' | 'action'> | undefined;
}

/** A mail to an address that may be nobody's account, of nothing but what its job names. */
export interface Letter {
  kind: string;
  write: (about: Record<string, string>) => Message;
}

export type FeatureMail = Notice | Letter;

/** Puts a notice into the queue of mails. */
export type Tell = (userId: string, kind: string, about: Record<string, string>) => Promise<void>;

/** All that a slice of the API brings: whoever composes it goes through these lists and knows no feature's rules. */
export interface Feature extends RouteGroup {
  personalContent?: readonly PersonalContent[];
  /** The collections whose documents may name a picture: a picture that none of them names is removed. */
  pictures?: readonly string[];
  seeds?: readonly Seed[];
  /** Brings what an earlier release stored in step. Comes after the seeds, and before anybody is answered. */
  prepare?: () => Promise<void>;
  jobs?: readonly Job[];
  mails?: readonly FeatureMail[];
}
