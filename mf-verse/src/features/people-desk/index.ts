export { MemberHistory } from './member-history';
export { loadDeskMember, loadPeopleDesk } from './people-desk.api';
export { PeopleSearch } from './people-search';
