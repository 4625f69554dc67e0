export { ContentEvents } from './content-events';
export { openGatewayRoutes } from './gateway-routes';
