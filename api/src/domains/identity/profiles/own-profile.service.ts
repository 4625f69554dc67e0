import type { OwnProfile, ProfileChange } from '@verse/api-contract/api';
import type { ProfilePicture } from '@verse/api-contract/identity/profiles.schema';
import { MOST_RENAMES, PROFILE_MESSAGES, RENAME_DAYS } from '@verse/api-contract/identity/profiles.values';
import { DAY_MS } from '@verse/api-contract/time';
import { AppError, type Person, VersionConflict } from '../../../platform/http';
import type { PictureFile, Pictures } from '../../../platform/images';
import { isReservedHandle } from '../../../platform/people';
import { isOutdated } from '../../../platform/versions';
import type { HandleRepository } from './handles.repository';
import type { Members } from './members';
import type { Profile } from './profile';
import { type ProfileRepository, PROFILES } from './profiles.repository';
import { ownView } from './profiles.view';
import type { FindWhole } from './whole-members';

interface Dependencies {
  members: Members;
  whole: FindWhole;
  profiles: ProfileRepository;
  handles: HandleRepository;
  pictures: Pick<Pictures, 'save'>;
  /** Invalidates everything that shows the member. */
  changed: (memberId: string) => Promise<void>;
  now: () => Date;
}

const refused = (message: string, code: 'conflict' | 'invalid') =>
  new AppError(code, message, { fields: { handle: message } });

export function createOwnProfileService({ members, whole, profiles, handles, pictures, changed, now }: Dependencies) {
  const since = () => now().getTime() - RENAME_DAYS * DAY_MS;
  const recentRenames = ({ renamedAt }: Profile) => renamedAt.filter((at) => at.getTime() > since());

  function renamesFrom(profile: Profile): Date | null {
    const oldest = recentRenames(profile)[MOST_RENAMES - 1];
    return oldest ? new Date(oldest.getTime() + RENAME_DAYS * DAY_MS) : null;
  }

  async function find(person: Pick<Person, 'id' | 'name'>): Promise<OwnProfile> {
    const profile = await members.ensure(person);
    const all = await handles.listOfMember(person.id);
    const member = await whole({ profile, name: person.name, isHidden: false });
    const formerHandles = all.filter((handle) => handle !== profile.handle);
    return ownView(member, { formerHandles, renamesFrom: renamesFrom(profile) });
  }

  async function change(person: Person, version: number, fields: Partial<Profile>): Promise<OwnProfile> {
    const before = await members.ensure(person);
    const isLate = isOutdated(before, version, Object.keys(fields));
    const updated = isLate
      ? undefined
      : await profiles.change(person.id, before.version, { ...fields, updatedAt: now() });
    if (!updated) throw new VersionConflict(await find(person));
    await changed(person.id);
    return find(person);
  }

  function refuseRename(profile: Profile, handle: string): void {
    if (isReservedHandle(handle)) throw refused(PROFILE_MESSAGES.reserved, 'invalid');
    if (renamesFrom(profile) === null) return;
    const message = `You can change your handle ${MOST_RENAMES} times in ${RENAME_DAYS} days.`;
    throw new AppError('too-many', message, { fields: { handle: message } });
  }

  return {
    find,

    async change(person: Person, version: number, { shownTo, ...fields }: ProfileChange): Promise<OwnProfile> {
      const sent: Partial<Profile> = Object.fromEntries(
        Object.entries(fields).filter(([, value]) => value !== undefined),
      );
      if (!shownTo) return change(person, version, sent);
      const before = await members.ensure(person);
      return change(person, version, {
        ...sent,
        shownTo: { ...shownTo, place: shownTo.place ?? before.shownTo.place },
      });
    },

    /** Changes the handle. The former handle remains reserved for the member, so that existing links still work. */
    async rename(person: Person, version: number, handle: string): Promise<OwnProfile> {
      const profile = await members.ensure(person);
      if (profile.handle === handle) return find(person);
      if (isOutdated(profile, version, ['handle'])) throw new VersionConflict(await find(person));
      refuseRename(profile, handle);
      const claim = await handles.claim(handle, person.id, now());
      if (claim === undefined) throw refused(PROFILE_MESSAGES.taken, 'conflict');
      const renamedAt = [now(), ...recentRenames(profile)];
      try {
        return await change(person, version, { handle, renamedAt });
      } catch (error) {
        // Keeps the claim if a request from another tab has just set the same handle.
        if (error instanceof VersionConflict && (error.current as OwnProfile).handle !== handle)
          await handles.release(handle, claim);
        throw error;
      }
    },

    async setPicture(
      person: Person,
      version: number,
      which: ProfilePicture,
      file: PictureFile | null,
    ): Promise<OwnProfile> {
      return change(person, version, {
        [which]: file && (await pictures.save(file, person.id, { collection: PROFILES, id: person.id })),
      });
    },
  };
}

export type OwnProfileService = ReturnType<typeof createOwnProfileService>;
