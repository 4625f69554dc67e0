import { defineRemote } from '@verse/contract';
import { publicRoutes, routes } from './routes';

export default defineRemote({ routes, publicRoutes });
