import type { GuardedField } from '@verse/api-contract/profiles';
import type { MemberProfile, OwnProfile, Work as WorkView } from '@verse/api-contract/profiles.schema';
import { pictureView } from '../../platform/images';
import type { Member } from './members';
import { isWorthListing, maySee, type Viewer } from './profile';
import type { Work } from './work';

/** A member with all that stands beside the profile. */
export interface WholeMember extends Member {
  works: Work[];
  /** Something that they have posted is for everybody. */
  hasPosts: boolean;
  counts: MemberProfile['counts'];
}

export const workView = ({ id, title, description, role, link, year, pictures, version }: Work): WorkView => ({
  id,
  title,
  description,
  role,
  link,
  year,
  pictures: pictures.map(({ picture, alt }) => pictureView(picture, alt)),
  version,
});

const identityOf = ({ profile, name }: Member) => ({
  id: profile.memberId,
  handle: profile.handle,
  name,
  picture: profile.picture && pictureView(profile.picture, ''),
});

type Fields = Required<Pick<MemberProfile, GuardedField>>;

/** Everything that is there; what was left empty is no field. */
function filledFields({ profile, works }: WholeMember): Partial<Fields> {
  const { cover, bio, links, skills, availability, badges, email, phone, site } = profile;
  return {
    ...(cover ? { cover: pictureView(cover, '') } : {}),
    ...(bio ? { bio } : {}),
    ...(links.length > 0 ? { links } : {}),
    ...(skills.length > 0 ? { skills } : {}),
    ...(availability === 'unsaid' ? {} : { availability }),
    ...(badges.length > 0 ? { badges } : {}),
    ...(works.length > 0 ? { works: works.map(workView) } : {}),
    ...(email ? { email } : {}),
    ...(phone ? { phone } : {}),
    ...(site ? { site } : {}),
  };
}

/** A profile as somebody sees it. Whoever is asked for it has looked that they may open it. */
export function view(member: WholeMember, as: Viewer): MemberProfile {
  const { profile, works, hasPosts, counts } = member;
  const shown = Object.entries(filledFields(member)).filter(([field]) =>
    maySee(as, profile.shownTo[field as GuardedField]),
  );
  return {
    ...identityOf(member),
    counts,
    ...Object.fromEntries(shown),
    takesMessages: profile.sampleName === undefined,
    isListed: isWorthListing(profile, { hasWorks: works.length > 0, hasPosts }),
    refusesTraining: profile.refusesTraining,
  };
}

interface OwnParts {
  formerHandles: string[];
  renamesFrom: Date | null;
}

export function ownView(member: WholeMember, { formerHandles, renamesFrom }: OwnParts): OwnProfile {
  const { bio, links, skills, availability, badges, email, phone, site, ...rest } = member.profile;
  return {
    ...identityOf(member),
    cover: rest.cover && pictureView(rest.cover, ''),
    counts: member.counts,
    bio,
    links,
    skills,
    availability,
    badges,
    email,
    phone,
    site,
    shownTo: rest.shownTo,
    visibility: rest.visibility,
    isListed: rest.isListed,
    refusesTraining: rest.refusesTraining,
    works: member.works.map(workView),
    formerHandles,
    renamesFrom: renamesFrom?.toISOString() ?? null,
    version: rest.version,
  };
}
