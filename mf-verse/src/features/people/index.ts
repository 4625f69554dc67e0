export { loadPeople } from './people.api';
export { PeopleFrame, PeopleView } from './people-view';
