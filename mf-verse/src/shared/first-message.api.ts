import type { SubjectForm } from '@verse/api-contract/api';
import type { ApiClient } from '@verse/contract';
import { callApi } from '@verse/contract/call-api';

interface FirstMessage {
  subject: SubjectForm;
  text: string;
  /** Idempotency key: resending does not create a second message. */
  key: string;
}

export const beginConversation = (client: ApiClient, { subject, text, key }: FirstMessage) =>
  callApi(client, 'POST /api/conversations', { headers: { 'Idempotency-Key': key }, body: { subject, text } });
