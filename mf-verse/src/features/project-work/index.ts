export { WorkPanel } from './work-panel';
