export { BlockActions } from './block-actions';
export { ConversationHead } from './conversation-head';
export { ConversationList } from './conversation-list';
export { ConversationTools } from './conversation-tools';
export { MessageComposer } from './message-composer';
export { loadConversation, loadConversations, loadMessages, messagesPath } from './messages.api';
export { ReportMessage } from './report-message';
export { useMarkedAsRead } from './use-marked-as-read';
