import { defineRemote } from '@verse/contract';
import { routes } from './routes';

export default defineRemote({ routes });
