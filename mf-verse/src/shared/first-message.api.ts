import type { Conversation, SubjectForm } from '@verse/api-contract/conversations';
import type { ApiClient } from '@verse/contract';

interface FirstMessage {
  subject: SubjectForm;
  text: string;
  /** The same key, sent again, is the same message. */
  key: string;
}

export const beginConversation = (client: ApiClient, { subject, text, key }: FirstMessage) =>
  client<Conversation>('/api/conversations', {
    method: 'POST',
    body: { subject, text },
    headers: { 'Idempotency-Key': key },
  });
