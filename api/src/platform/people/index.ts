export type { PictureHolder } from './picture-holder';
export { ALWAYS_SHOWN, NEVER_SHOWN } from './picture-holder';
export type { Reader, TagChoices, Unseen } from './reader';
export { GUEST, toReader } from './reader';
export type { Content, PeopleFor, Reading, ShownPerson } from './reading';
export { ANONYMOUS, createReading, mayRead } from './reading';
export { isReservedHandle, isReservedName, mixesAlphabets } from './reserved-names';
export { findFollowedTag, findMutedTag } from './tag-choices';
