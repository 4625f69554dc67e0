export { ContactThread } from './contact-thread';
