export { type ThreadMessage, threadLoader } from './thread.api';
export { Thread } from './thread';
