import type { Conversation, ConversationList, DirectMessage } from '@verse/api-contract/api';
import {
  conversationListSchema,
  conversationSchema,
  directMessageListSchema,
} from '@verse/api-contract/community/conversations.schema';
import type { Visitor } from './people';

const PATH = '/api/conversations';
let count = 0;
const newKey = () => `key-of-message-${(count += 1)}`;

export const begin = (visitor: Visitor, subject: object, text = 'Hello', key = newKey()): Promise<Response> =>
  visitor.send('POST', PATH, { subject, text }, { 'idempotency-key': key });

export const toProfile = (handle: string) => ({ kind: 'profile', handle });

export async function begun(visitor: Visitor, subject: object, text?: string): Promise<Conversation> {
  const answer = await begin(visitor, subject, text);
  if (answer.status !== 201) throw new Error(`not begun: ${answer.status} ${await answer.text()}`);
  return conversationSchema.strict().parse(await answer.json());
}

export const write = (visitor: Visitor, id: string, text = 'An answer', key = newKey()): Promise<Response> =>
  visitor.send('POST', `${PATH}/${id}/messages`, { text }, { 'idempotency-key': key });

export async function conversationsOf(visitor: Visitor, box = 'open'): Promise<ConversationList> {
  return conversationListSchema.strict().parse(await (await visitor.get(`${PATH}?box=${box}`)).json());
}

/** Returns the messages, oldest first. */
export async function messagesOf(visitor: Visitor, id: string): Promise<DirectMessage[]> {
  const answer = await visitor.get(`${PATH}/${id}/messages`);
  return directMessageListSchema
    .strict()
    .parse(await answer.json())
    .messages.toReversed();
}

export const textsIn = async (visitor: Visitor, id: string) => (await messagesOf(visitor, id)).map(({ text }) => text);

export const statusOf = async (visitor: Visitor, id: string) => (await visitor.get(`${PATH}/${id}`)).status;
