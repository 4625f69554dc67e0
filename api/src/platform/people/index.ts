export { GUEST, readerOf } from './reader';
export type { Reader, Unseen } from './reader';
export { ANONYMOUS, createReading, mayRead } from './reading';
export type { Content, PeopleFor, Reading, ShownPerson } from './reading';
