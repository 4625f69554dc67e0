export { threadLoader } from './thread.api';
export { Thread } from './thread';
