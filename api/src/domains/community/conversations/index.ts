export { createConversationsFeature } from './conversations.feature';
