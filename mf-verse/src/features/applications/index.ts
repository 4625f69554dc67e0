export { ApplicationView } from './application-view';
export { fileOf, loadApplication, loadApplications, threadOf } from './applications.api';
export { ApplicationList } from './application-list';
