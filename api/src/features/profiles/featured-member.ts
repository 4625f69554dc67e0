import { AppError, type Person } from '../../platform/http';
import { type DbPort, insertIfAbsent } from '../../store';
import type { Member, Members } from './members';
import { mayOpen, maySee } from './profile';
import type { WorkRepository } from './works.repository';

interface Dependencies {
  db: DbPort;
  members: Pick<Members, 'find' | 'byId' | 'byHandle'>;
  works: Pick<WorkRepository, 'makers' | 'shownIdsOf'>;
  now: () => Date;
}

interface FeaturedDocument {
  _id: string;
  /** Null while no profile is complete. */
  memberId: string | null;
  until: Date;
  /** The member of staff who chose; null for the rotation. */
  chosenBy: string | null;
}

const ID = 'featured-member';
const DAY_MS = 24 * 60 * 60_000;
const RETRY_MS = 10 * 60_000;
const BATCH = 50;

const INCOMPLETE =
  'This profile cannot be featured: it needs a bio, skills, and works, all of them visible to everyone.';

/** Monday, midnight UTC. */
function nextWeek(now: Date): Date {
  const midnight = Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate());
  return new Date(midnight + ((8 - now.getUTCDay()) % 7 || 7) * DAY_MS);
}

/** A profile that says who the member is, to everyone. Whether it has works is a separate read. */
function isComplete(member: Member | undefined): member is Member {
  if (!member || !mayOpen('guest', member) || member.profile.handle === '') return false;
  const { bio, skills, shownTo } = member.profile;
  const isPublic = (['bio', 'skills', 'works'] as const).every((field) => maySee('guest', shownTo[field]));
  return isPublic && bio !== '' && skills.length > 0;
}

/** The member whom the community page presents: chosen by staff for a week, otherwise by rotation, a week each. */
export function createFeaturedMember({ db, members, works, now }: Dependencies) {
  const settings = db.collection<FeaturedDocument>('settings');

  async function canFeature(member: Member | undefined): Promise<boolean> {
    if (!isComplete(member)) return false;
    const { memberId } = member.profile;
    return Boolean((await works.shownIdsOf([memberId])).get(memberId)?.length);
  }

  /** The first complete profile after `last` in a fixed order, which posting does not influence. */
  async function findNext(last: string): Promise<string | null> {
    const makers = new Set<string>();
    for await (const memberId of works.makers()) makers.add(memberId);
    const sorted = [...makers].sort();
    const rotated = [...sorted.filter((id) => id > last), ...sorted.filter((id) => id <= last)];
    for (let start = 0; start < rotated.length; start += BATCH) {
      const batch = rotated.slice(start, start + BATCH);
      const found = await members.find(batch);
      const complete = batch.find((id) => isComplete(found.get(id)));
      if (complete !== undefined) return complete;
    }
    return null;
  }

  /** Of two requests that rotate at once, the first one decides. */
  async function rotate(expired: FeaturedDocument | null): Promise<string | null> {
    const memberId = await findNext(expired?.memberId ?? '');
    const until = memberId === null ? new Date(now().getTime() + RETRY_MS) : nextWeek(now());
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

  return {
    /** The handle of the featured member; undefined while no profile is complete. */
    async find(): Promise<string | undefined> {
      const current = await settings.findOne({ _id: ID });
      const isCurrent = current !== null && current.until > now();
      if (isCurrent && current.memberId === null) return undefined;
      const featured = isCurrent && current.memberId !== null ? await members.byId(current.memberId) : undefined;
      if (featured && (await canFeature(featured))) return featured.profile.handle;
      const memberId = await rotate(current);
      return memberId === null ? undefined : (await members.byId(memberId))?.profile.handle;
    },

    /** @throws for a profile that a guest would find empty */
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
