export { SHOWN_TO_ALL, SHOWN_TO_NONE } from './picture-holder';
export type { PictureHolder } from './picture-holder';
export { GUEST, toReader } from './reader';
export type { Reader, TagChoices, Unseen } from './reader';
export { findFollowedTag, findMutedTag } from './tag-choices';
export { ANONYMOUS, createReading, mayRead } from './reading';
export type { Content, PeopleFor, Reading, ShownPerson } from './reading';
export { isReservedHandle, isReservedName, mixesAlphabets } from './reserved-names';
