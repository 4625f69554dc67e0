import type { Audience, Availability, GuardedField } from '@verse/api-contract/identity/profiles.values';
import type { PictureRecord } from '../../../platform/images';
import type { FieldVersions } from '../../../platform/versions';

export interface Profile extends FieldVersions {
  memberId: string;
  handle: string;
  picture: PictureRecord | null;
  cover: PictureRecord | null;
  bio: string;
  links: string[];
  skills: string[];
  availability: Availability;
  place: string;
  badges: string[];
  /** Contact details entered in the profile, independent of the account's email address. */
  email: string;
  phone: string;
  site: string;
  shownTo: Record<GuardedField, Audience>;
  visibility: Audience;
  isListed: boolean;
  refusesTraining: boolean;
  /** Times of past handle changes, newest first. */
  renamedAt: Date[];
  version: number;
  updatedAt: Date;
  /** Name of a sample person, who has no account. */
  sampleName?: string;
}

/**
 * Default audience of each field in a new profile. Most fields are public, because profiles are meant for clients;
 * contact details are hidden until the member shares them.
 */
const AT_FIRST: Record<GuardedField, Audience> = {
  cover: 'everybody',
  bio: 'everybody',
  links: 'everybody',
  skills: 'everybody',
  availability: 'everybody',
  place: 'everybody',
  badges: 'everybody',
  works: 'everybody',
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
  place: '',
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

/** The viewer's relation to the profile. */
export type Viewer = 'guest' | 'member' | 'self' | 'staff';

const MAY_SEE: Record<Viewer, readonly Audience[]> = {
  guest: ['everybody'],
  member: ['everybody', 'members'],
  self: ['everybody', 'members', 'nobody'],
  // Staff cannot see fields that are visible to no one.
  staff: ['everybody', 'members'],
};

/** The only place that decides who can see a field. */
export const maySee = (viewer: Viewer, audience: Audience): boolean => MAY_SEE[viewer].includes(audience);

/** Whether the profile belongs to a sample person, who has no account. */
export const isSample = ({ sampleName }: Pick<Profile, 'sampleName'>): boolean => sampleName !== undefined;

interface Openable {
  profile: Pick<Profile, 'visibility'>;
  isHidden: boolean;
}

/** Whether the viewer can open the profile. Staff can open every profile, because they moderate them. */
export const mayOpen = (viewer: Viewer, { profile, isHidden }: Openable): boolean =>
  viewer === 'staff' || viewer === 'self' || (!isHidden && maySee(viewer, profile.visibility));

export const maySeeWorks = (viewer: Viewer, member: Openable & { profile: Pick<Profile, 'shownTo'> }): boolean =>
  mayOpen(viewer, member) && maySee(viewer, member.profile.shownTo.works);

/**
 * Whether search engines may list the profile. A page that shows only a name must not be listed, because it is useless
 * as a search result.
 */
export function isWorthListing(
  { visibility, isListed, shownTo, bio }: Profile,
  { hasWorks, hasPosts }: { hasWorks: boolean; hasPosts: boolean },
): boolean {
  const isOpen = (field: GuardedField) => shownTo[field] === 'everybody';
  const hasContent = hasPosts || (isOpen('bio') && bio !== '') || (isOpen('works') && hasWorks);
  return visibility === 'everybody' && isListed && hasContent;
}
