export { loadNominations } from './nominations.api';
export { NominationsFailure, NominationsView } from './nominations-view';
