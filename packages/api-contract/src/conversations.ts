export {
  CONVERSATION_BOXES,
  CONVERSATION_LIMITS,
  CONVERSATION_STATES,
  CONVERSATION_SUBJECTS,
  CONVERSATION_TEXTS,
  type ConversationBox,
  type ConversationState,
  type ConversationSubjectKind,
  hasLink,
  NO_LINKS,
} from './conversations.values';
export type {
  Conversation,
  ConversationExport,
  ConversationForm,
  ConversationList,
  DirectMessage,
  DirectMessageList,
  SubjectForm,
} from './conversations.schema';
