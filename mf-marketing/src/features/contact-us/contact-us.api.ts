import type { ContactMessage } from '@verse/api-contract/publishing/contact.schema';
import { CONTACT_MIN_SECONDS, FORM_SECONDS_HEADER } from '@verse/api-contract/publishing/contact.values';
import type { ApiClient } from '@verse/contract';
import { callApi } from '@verse/contract/call-api';

/** The form's values: the message and the hidden honeypot field. */
export type ContactDraft = ContactMessage & { website?: string };

interface SentMessage {
  draft: ContactDraft;
  /** How long the form was open. */
  seconds: number;
  /** Idempotency key: resending does not send the message twice. */
  key: string;
}

/** Sends a message. The honeypot field is only sent if it has been filled in, i.e. by a bot. */
export async function sendMessage(api: ApiClient, { draft: { website, ...message }, seconds, key }: SentMessage) {
  // The server rejects forms sent after too short a time. People using autofill can be that fast, so wait instead.
  if (seconds < CONTACT_MIN_SECONDS)
    await new Promise((resolve) => setTimeout(resolve, (CONTACT_MIN_SECONDS - seconds) * 1000));
  try {
    const body = website ? { ...message, website } : message;
    const receipt = await callApi(api, 'POST /api/contactus', {
      headers: { [FORM_SECONDS_HEADER]: String(Math.max(seconds, CONTACT_MIN_SECONDS)), 'Idempotency-Key': key },
      body,
    });
    console.info('Message sent', receipt);
    return receipt;
  } catch (error) {
    console.error('Message not sent', error);
    throw error;
  }
}
