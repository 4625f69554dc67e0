export { loadBriefClients, loadBriefPage } from './brief.api';
export { BriefView } from './brief-view';
