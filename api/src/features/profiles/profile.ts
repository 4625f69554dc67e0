import type { Audience, Availability, GuardedField } from '@verse/api-contract/profiles';
import type { PictureRecord } from '../../platform/images';

/** A person who is here, as others may know them. */
export interface Someone {
  id: string;
  name: string;
}

export interface Standing extends Someone {
  /** Suspended, or in the days between asking for deletion and erasure. */
  isHidden: boolean;
}

export interface Profile {
  memberId: string;
  handle: string;
  picture: PictureRecord | null;
  cover: PictureRecord | null;
  bio: string;
  links: string[];
  skills: string[];
  availability: Availability;
  badges: string[];
  /** Typed for the profile; nothing of the account is copied here. */
  email: string;
  phone: string;
  site: string;
  shownTo: Record<GuardedField, Audience>;
  visibility: Audience;
  isListed: boolean;
  refusesTraining: boolean;
  /** When the handle was last changed, newest first. */
  renamedAt: Date[];
  version: number;
  updatedAt: Date;
  /** Of sample people, who have no account. */
  sampleName?: string;
}

/** Members see what one writes about oneself; ways to reach somebody are for nobody before that person says so. */
const AT_FIRST: Record<GuardedField, Audience> = {
  cover: 'members',
  bio: 'members',
  links: 'members',
  skills: 'members',
  availability: 'members',
  badges: 'members',
  works: 'members',
  email: 'nobody',
  phone: 'nobody',
  site: 'nobody',
};

export const newProfile = (memberId: string, handle: string, updatedAt: Date): Profile => ({
  memberId,
  handle,
  picture: null,
  cover: null,
  bio: '',
  links: [],
  skills: [],
  availability: 'unsaid',
  badges: [],
  email: '',
  phone: '',
  site: '',
  shownTo: AT_FIRST,
  visibility: 'everybody',
  isListed: true,
  refusesTraining: true,
  renamedAt: [],
  version: 0,
  updatedAt,
});

/** Who looks at a profile. */
export type Viewer = 'guest' | 'member' | 'self' | 'staff';

const MAY_SEE: Record<Viewer, readonly Audience[]> = {
  guest: ['everybody'],
  member: ['everybody', 'members'],
  self: ['everybody', 'members', 'nobody'],
  // What is for nobody is not for us either.
  staff: ['everybody', 'members'],
};

/** The one place that decides who sees which field. */
export const maySee = (viewer: Viewer, audience: Audience): boolean => MAY_SEE[viewer].includes(audience);

interface Openable {
  profile: Pick<Profile, 'visibility'>;
  isHidden: boolean;
}

/** Staff may open every profile, because they moderate it. */
export const mayOpen = (viewer: Viewer, { profile, isHidden }: Openable): boolean =>
  viewer === 'staff' || viewer === 'self' || (!isHidden && maySee(viewer, profile.visibility));

/** A page that says no more than a name is of no use to those who search. */
export function isWorthListing(
  { visibility, isListed, shownTo, bio }: Profile,
  { hasWorks, hasPosts }: { hasWorks: boolean; hasPosts: boolean },
): boolean {
  const isOpen = (field: GuardedField) => shownTo[field] === 'everybody';
  const saysMore = hasPosts || (isOpen('bio') && bio !== '') || (isOpen('works') && hasWorks);
  return visibility === 'everybody' && isListed && saysMore;
}
