export type { Service, Services } from './services.schema';
