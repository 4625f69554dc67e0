import type { Notify } from '../../../platform/notify';
import type { PeopleFor, Unseen } from '../../../platform/people';
import type { ShownWork } from './applications/applying.service';
import type { Contact } from './jobs.routes';
import type { Organisations } from './organisations';

export interface JobsDependencies {
  findContacts: (ids: readonly string[]) => Promise<Contact[]>;
  /** Like `findContacts`, but includes accounts that are suspended or leaving. */
  findAllContacts: (ids: readonly string[]) => Promise<Contact[]>;
  peopleFor: PeopleFor;
  findUnseen: (memberId: string) => Promise<Unseen>;
  isBlocked: (one: string, other: string) => Promise<boolean>;
  /** Returns the handle of a member, even if the profile is hidden. */
  findHandle: (memberId: string) => Promise<string | undefined>;
  /** Returns the works on a member's profile, in the member's order. */
  findWorks: (memberId: string) => Promise<readonly ShownWork[]>;
  organisations: Organisations;
  notify: Notify;
}
