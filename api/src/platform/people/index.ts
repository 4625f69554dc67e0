export { ERASED, withoutActor } from './erased';
export { ALWAYS_SHOWN, NEVER_SHOWN, ownedBy, type PictureHolder } from './picture-holder';
export type { FindReader, FindUnseen, Reader, TagChoices, Unseen } from './reader';
export { createFindReader, GUEST, toReader } from './reader';
export { ANONYMOUS, createReading, mayRead, type PeopleFor, type Reading, type ShownPerson } from './reading';
export { isReservedHandle, isReservedName, mixesAlphabets } from './reserved-names';
export { findFollowedTag, findMutedTag } from './tag-choices';
export { UNKNOWN_MEMBER } from './unknown-member';
