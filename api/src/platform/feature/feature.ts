import type { RequestHandler } from 'express';
import type { NotificationKind } from '@verse/api-contract/notifications';
import type { Job } from '../background';
import type { Browser, RouteGroup, SetCookie } from '../http';
import type { Message } from '../mail';
import type { NotificationSource } from '../notify';
import type { PictureHolder } from '../people';
import type { Seed } from '../seeding';

/** Something that is kept of a person: how it is exported, and how it is erased. */
export interface PersonalContent {
  name: string;
  /** A short list at once, any other one by one. */
  export(userId: string): AsyncIterable<unknown> | Promise<readonly unknown[]>;
  erase(userId: string): Promise<void>;
}

export type NoticeText = Pick<Message, 'subject' | 'paragraphs' | 'action'>;

/**
 * Called when somebody has sent the sign-up form. Nobody is named where the address has an account already: then as
 * much is read, so that the time of the answer says nothing, and the cookies for the browser are the same.
 */
export type SignedUp = (
  person: { _id: string; email: string } | undefined,
  browser: Browser,
) => Promise<readonly SetCookie[]>;

/** A mail that tells somebody what was done with something of theirs, as long as they like. */
export interface Notice {
  kind: string;
  /** The choice in the settings that it falls under. */
  event: NotificationKind;
  /** Nothing when there is nothing to tell. */
  write: (about: Record<string, string>) => NoticeText | undefined | Promise<NoticeText | undefined>;
}

/** A mail to an address that may be nobody's account, of what its job names. */
export interface Letter {
  kind: string;
  /** Nothing when there is nobody to write to any more. */
  write: (about: Record<string, string>) => Message | undefined | Promise<Message | undefined>;
}

export type FeatureMail = Notice | Letter;

/** Puts a notice into the queue of mails. */
export type Tell = (userId: string, kind: string, about: Record<string, string>) => Promise<void>;

/** All that a slice of the API brings: whoever composes it goes through these lists and knows no feature's rules. */
export interface Feature extends RouteGroup {
  personalContent?: readonly PersonalContent[];
  pictures?: readonly PictureHolder[];
  /** What a browser keeps of a visit and gives back at signing out: the next person begins with nothing. */
  cookiesOfVisit?: readonly SetCookie[];
  seeds?: readonly Seed[];
  /** Brings what an earlier release stored in step. Comes after the seeds, and before anybody is answered. */
  prepare?: () => Promise<void>;
  signedUp?: SignedUp;
  /**
   * Called when somebody has proved an address, the first of their
   * account or a new one. It may fail: nothing waits for it.
   */
  joined?: (member: { id: string; name: string }) => Promise<void>;
  /**
   * Called when others see something else of somebody than before: another name, or that they have left or come back.
   */
  appearanceChanged?: (userId: string) => Promise<void>;
  jobs?: readonly Job[];
  /** What only gateways may ask. Stands before everything else, and guards itself. */
  forGateways?: readonly RequestHandler[];
  /** Ends what would stay open for ever, when this process takes no further calls. */
  leave?: () => void;
  mails?: readonly FeatureMail[];
  /** The words for what the feature tells members of. */
  notifications?: readonly NotificationSource[];
}
