import type { MemberProfile, OwnProfile, Work as WorkView } from '@verse/api-contract/api';
import type { GuardedField } from '@verse/api-contract/identity/profiles.values';
import { pictureView } from '../../../platform/images';
import type { Work } from '../../../platform/ports';
import type { Member } from './members';
import { isSample, isWorthListing, maySee, type Viewer } from './profile';
import { workPictureView } from './work-picture';

/** A member and all the data shown on the profile page. */
export interface WholeMember extends Member {
  works: Work[];
  hasPosts: boolean;
  counts: MemberProfile['counts'];
}

export const workView = ({ id, title, description, role, link, year, pictures, version, ...more }: Work): WorkView => ({
  id,
  title,
  description,
  role,
  problem: more.problem ?? '',
  decisions: more.decisions ?? '',
  result: more.result ?? '',
  madeHow: more.madeHow ?? 'unsaid',
  link,
  year,
  pictures: pictures.map(workPictureView),
  version,
  tags: more.tags ?? [],
});

const toIdentity = ({ profile, name }: Member) => ({
  id: profile.memberId,
  handle: profile.handle,
  name,
  picture: profile.picture && pictureView(profile.picture, ''),
});

type Fields = Required<Pick<MemberProfile, GuardedField>>;

function filledFields({ profile, works }: WholeMember): Partial<Fields> {
  const { cover, bio, links, skills, availability, place, badges, email, phone, site } = profile;
  return {
    ...(cover ? { cover: pictureView(cover, '') } : {}),
    ...(bio ? { bio } : {}),
    ...(links.length > 0 ? { links } : {}),
    ...(skills.length > 0 ? { skills } : {}),
    ...(availability === 'unsaid' ? {} : { availability }),
    ...(place ? { place } : {}),
    ...(badges.length > 0 ? { badges } : {}),
    ...(works.length > 0 ? { works: works.map(workView) } : {}),
    ...(email ? { email } : {}),
    ...(phone ? { phone } : {}),
    ...(site ? { site } : {}),
  };
}

/** Returns the profile as the viewer sees it. The caller must already have checked that the viewer can open it. */
export function view(member: WholeMember, as: Viewer): MemberProfile {
  const { profile, works, hasPosts, counts } = member;
  const shown = Object.entries(filledFields(member)).filter(([field]) =>
    maySee(as, profile.shownTo[field as GuardedField]),
  );
  return {
    ...toIdentity(member),
    counts,
    ...Object.fromEntries(shown),
    isSample: isSample(profile),
    takesMessages: !isSample(profile),
    isListed: isWorthListing(profile, { hasWorks: works.length > 0, hasPosts }),
    refusesTraining: profile.refusesTraining,
  };
}

interface OwnParts {
  formerHandles: string[];
  renamesFrom: Date | null;
}

export function ownView(member: WholeMember, { formerHandles, renamesFrom }: OwnParts): OwnProfile {
  const { bio, links, skills, availability, place, badges, email, phone, site, ...rest } = member.profile;
  return {
    ...toIdentity(member),
    cover: rest.cover && pictureView(rest.cover, ''),
    counts: member.counts,
    bio,
    links,
    skills,
    availability,
    place,
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
