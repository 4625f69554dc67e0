export { ContentEvents } from './content-events';
export type { ContentChange } from './content-events';
export { openGatewayRoutes } from './gateway-routes';
