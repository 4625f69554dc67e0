export { type ConversationsFeature, createConversationsFeature } from './conversations.feature';
