import {
  CONTACT_MIN_SECONDS,
  type ContactMessage,
  type ContactReceipt,
  FORM_SECONDS_HEADER,
} from '@verse/api-contract/contact';
import { type ApiClient, ApiError } from '@verse/contract';

/** What the form holds: the message, and the field that people do not see. */
export type ContactDraft = ContactMessage & { website?: string };

export type ContactOutcome =
  { ok: true; reference: string } | { ok: false; message: string; fields: Record<string, string> };

/** Sends a message. Four keys for a person; a program that filled the hidden field is given away by a fifth. */
export async function sendMessage(
  api: ApiClient,
  { website, ...message }: ContactDraft,
  seconds: number,
): Promise<ContactOutcome> {
  // Somebody with a form filler is quicker than the server takes a
  // person to be: wait for them instead of sending them back.
  if (seconds < CONTACT_MIN_SECONDS)
    await new Promise((resolve) => setTimeout(resolve, (CONTACT_MIN_SECONDS - seconds) * 1000));
  try {
    const body = website ? { ...message, website } : message;
    const receipt = await api<ContactReceipt>('/api/contactus', {
      method: 'POST',
      body,
      headers: { [FORM_SECONDS_HEADER]: String(Math.max(seconds, CONTACT_MIN_SECONDS)) },
    });
    console.info('Message sent', receipt);
    return { ok: true, reference: receipt.reference };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    console.error('Message not sent', error);
    return { ok: false, message: error.message, fields: error.fields };
  }
}
