import { DAY_MS, MINUTE_MS } from '@verse/api-contract/time';
import { weekOf } from '../../../platform/calendar';
import { AppError, type Person } from '../../../platform/http';
import type { People } from '../../../platform/ports';
import { type DbPort, insertIfAbsent } from '../../../store';
import type { Member, Members } from './members';
import { mayOpen, maySee } from './profile';
import type { WorkRepository } from './works.repository';

interface Dependencies extends Pick<People, 'findChosen'> {
  db: DbPort;
  members: Pick<Members, 'find' | 'byId' | 'byHandle'>;
  works: Pick<WorkRepository, 'listOwnerIds' | 'shownIdsOf'>;
  now: () => Date;
}

interface FeaturedDocument {
  _id: string;
  /** `null` while there is no complete profile. */
  memberId: string | null;
  until: Date;
  /** Id of the staff member who chose the member; `null` if the rotation did. */
  chosenBy: string | null;
}

const ID = 'featured-member';
const RETRY_MS = 10 * MINUTE_MS;
const BATCH = 50;

const INCOMPLETE = 'To be featured, this profile needs a public bio, skills and works.';

/**
 * Whether the profile has a bio and skills, and its bio, skills and works are public. Does not check whether there are
 * any works.
 */
function isComplete(member: Member | undefined): member is Member {
  if (!member || !mayOpen('guest', member) || member.profile.handle === '') return false;
  const { bio, skills, shownTo } = member.profile;
  const isPublic = (['bio', 'skills', 'works'] as const).every((field) => maySee('guest', shownTo[field]));
  return isPublic && bio !== '' && skills.length > 0;
}

/**
 * The member featured on the community page: chosen by members for this week, otherwise by staff for a week, otherwise
 * by weekly rotation.
 */
export function createFeaturedMember({ db, members, works, findChosen, now }: Dependencies) {
  const settings = db.collection<FeaturedDocument>('settings');

  async function canFeature(member: Member | undefined): Promise<boolean> {
    if (!isComplete(member)) return false;
    const { memberId } = member.profile;
    return Boolean((await works.shownIdsOf([memberId])).get(memberId)?.length);
  }

  /**
   * Returns the first complete profile after `last`. Members are ordered by id, so that they cannot influence the
   * rotation by posting.
   */
  async function findNext(last: string): Promise<string | null> {
    const owners = new Set<string>();
    for await (const memberId of works.listOwnerIds()) owners.add(memberId);
    const sorted = [...owners].sort();
    const rotated = [...sorted.filter((id) => id > last), ...sorted.filter((id) => id <= last)];
    for (let start = 0; start < rotated.length; start += BATCH) {
      const batch = rotated.slice(start, start + BATCH);
      const found = await members.find(batch);
      const complete = batch.find((id) => isComplete(found.get(id)));
      if (complete !== undefined) return complete;
    }
    return null;
  }

  /** Rotates to the next member. If two requests do so concurrently, the first one wins. */
  async function rotate(expired: FeaturedDocument | null): Promise<string | null> {
    const memberId = await findNext(expired?.memberId ?? '');
    const until = memberId === null ? new Date(now().getTime() + RETRY_MS) : weekOf(now()).endsAt;
    const next = { memberId, until, chosenBy: null };
    const hasRotated = expired
      ? await settings.findOneAndUpdate(
          { _id: ID, memberId: expired.memberId, until: expired.until },
          { $set: next },
          { returnDocument: 'after' },
        )
      : await insertIfAbsent(settings, { _id: ID, ...next });
    return hasRotated ? memberId : ((await settings.findOne({ _id: ID }))?.memberId ?? null);
  }

  /** Returns the best choice of the members that can be featured. */
  async function findChosenByMembers(): Promise<string | undefined> {
    for (const memberId of await findChosen()) {
      const member = await members.byId(memberId);
      if (member && (await canFeature(member))) return member.profile.handle;
    }
    return undefined;
  }

  return {
    mayBeFeatured: async (memberId: string): Promise<boolean> => canFeature(await members.byId(memberId)),

    /** Removes an erased account, either as the featured member or as the person who chose. */
    async forget(memberId: string): Promise<void> {
      await settings.updateOne({ _id: ID, chosenBy: memberId }, { $set: { chosenBy: null } });
      await settings.updateOne({ _id: ID, memberId }, { $set: { memberId: null, until: now() } });
    },

    /** Returns the handle of the featured member, or undefined while there is no complete profile. */
    async find(): Promise<string | undefined> {
      const chosen = await findChosenByMembers();
      if (chosen !== undefined) return chosen;
      const current = await settings.findOne({ _id: ID });
      const isCurrent = current !== null && current.until > now();
      if (isCurrent && current.memberId === null) return undefined;
      const featured = isCurrent && current.memberId !== null ? await members.byId(current.memberId) : undefined;
      if (featured && (await canFeature(featured))) return featured.profile.handle;
      const memberId = await rotate(current);
      return memberId === null ? undefined : (await members.byId(memberId))?.profile.handle;
    },

    /** @throws AppError `conflict` unless the profile is complete and public */
    async choose(person: Person, handle: string): Promise<void> {
      const member = await members.byHandle(handle);
      if (!member || !(await canFeature(member))) throw new AppError('conflict', INCOMPLETE);
      const { memberId } = member.profile;
      const chosen = { memberId, until: new Date(now().getTime() + 7 * DAY_MS), chosenBy: person.id };
      const isFirst = await insertIfAbsent(settings, { _id: ID, ...chosen });
      if (!isFirst) await settings.updateOne({ _id: ID }, { $set: chosen });
    },
  };
}

export type FeaturedMember = ReturnType<typeof createFeaturedMember>;
