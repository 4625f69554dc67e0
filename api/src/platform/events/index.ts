export { ContentEvents } from './content-events';
export type { ContentChange } from './content-events';
export { tellGateways } from './tell-gateways';
