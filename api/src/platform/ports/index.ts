export { assertProvided, createPort, provide } from './port';
export type { Accounts, AccountTie, Contact, KnownPerson, MemberName } from './accounts';
export type { FoundMember, People, SentWork, Work, WorkPicture } from './people';
export type { Notifications } from './notifications';
export type { KnownOrganisation, Organisations, OrganisationSubject } from './organisations';
export type { AgreedOrder, AgreedOrders, AgreedPayment, Shop } from './shop';
export { createPorts, type Ports } from './ports';
