import type { Feature } from '../../platform/feature';
import type { Person } from '../../platform/http';
import type { Notify } from '../../platform/notify';
import type { Platform } from '../../platform/open-platform';
import type { PeopleFor, Unseen } from '../../platform/people';

export interface ConversationsDependencies {
  notify: Notify;
  peopleFor: PeopleFor;
  findUnseen: (memberId: string) => Promise<Unseen>;
  isBlocked: (one: string, other: string) => Promise<boolean>;
  /** Finds a member by handle as this person sees them; rejects like an unknown handle. */
  memberFor: (person: Person, handle: string) => Promise<{ profile: { memberId: string } }>;
  findHandle: (memberId: string) => Promise<string | undefined>;
  /** When the account was created; undefined once it is gone. */
  findJoinedAt: (memberId: string) => Promise<Date | undefined>;
}

/** Private messages between two members about a subject. */
export async function createConversationsFeature(
  _platform: Platform,
  _dependencies: ConversationsDependencies,
): Promise<Feature> {
  return { name: 'conversations', routes: [] };
}
