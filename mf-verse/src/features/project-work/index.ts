export { DisputeDesk } from './dispute-desk';
export { DisputeDetails } from './dispute-details';
export { loadDisputes, loadDisputeThread } from './disputes.api';
export { WorkPanel } from './work-panel';
export { WorkEndings } from './work-endings';
