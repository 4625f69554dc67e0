export { loadPeople } from './people.api';
export { PeopleFailure, PeopleView } from './people-view';
