import type { Conversation, SubjectForm } from '@verse/api-contract/conversations';
import type { ApiClient } from '@verse/contract';

interface FirstMessage {
  subject: SubjectForm;
  text: string;
  /** Idempotency key: resending does not create a second message. */
  key: string;
}

export const beginConversation = (client: ApiClient, { subject, text, key }: FirstMessage) =>
  client<Conversation>('/api/conversations', {
    method: 'POST',
    body: { subject, text },
    headers: { 'Idempotency-Key': key },
  });
