export type {
  Conversation,
  ConversationExport,
  ConversationForm,
  ConversationList,
  DirectMessage,
  DirectMessageList,
  SubjectForm,
} from './conversations.schema';
export type { ConversationBox, ConversationState, ConversationSubjectKind } from './conversations.values';
export {
  CONVERSATION_BOXES,
  CONVERSATION_LIMITS,
  CONVERSATION_STATES,
  CONVERSATION_SUBJECTS,
  CONVERSATION_TEXTS,
  NO_LINKS,
  hasLink,
} from './conversations.values';
