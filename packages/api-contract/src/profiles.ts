export {
  AUDIENCES,
  AVAILABILITIES,
  type Audience,
  type Availability,
  GUARDED_FIELDS,
  type GuardedField,
  MOST_RENAMES,
  PROFILE_LIMITS,
  PROFILE_MESSAGES,
  RENAME_DAYS,
  WORK_LIMITS,
  WORK_TEXTS,
  isHandle,
} from './profiles.values';

export type {
  FeaturedMember,
  FirstSteps,
  MemberProfile,
  MemberView,
  OwnProfile,
  ProfileChange,
  ProfilePicture,
  ShownWork,
  TaggedWork,
  TaggedWorks,
  Work,
  WorkEdition,
} from './profiles.schema';
export { completeWebAddress, isWebAddress } from './web-address';
