import type { GoodRequest } from './good-request';
import type { Visitor } from './people';

const VERDICT = { rule: 'spam', quote: 'Lamps', reason: 'Leave out the link.' };

/** Makes an admin warn a member, and returns the id of the warning. */
export async function warn(admin: Visitor, member: string): Promise<string> {
  const answer = await admin.send(
    'POST',
    `/api/desk/people/${member}/sanctions`,
    { kind: 'warning', ...VERDICT },
    { 'idempotency-key': 'warning-of-a-neighbour' },
  );
  return ((await answer.json()) as { id: string }).id;
}

interface Ids {
  neighbour: string;
  sanction: string;
  /** Id of a message to the team. */
  message: string;
}

/** Valid requests for the people desk, and for answers to messages from the contact page. */
export const peopleDeskRequests = ({ neighbour, sanction, message }: Ids): Record<string, Partial<GoodRequest>> => ({
  'GET /api/desk/people/:id': { path: `/api/desk/people/${neighbour}` },
  'GET /api/desk/people/:id/spread': { path: `/api/desk/people/${neighbour}/spread?days=7` },
  'POST /api/desk/people/:id/sanctions': {
    path: `/api/desk/people/${neighbour}/sanctions`,
    body: { kind: 'warning', ...VERDICT },
    headers: { 'idempotency-key': 'sanction-of-a-sweep' },
  },
  'POST /api/desk/sanctions/:id/end': {
    path: `/api/desk/sanctions/${sanction}/end`,
    body: { reason: 'Not by her.' },
  },
  'POST /api/desk/sanctions/:id/answer': {
    path: `/api/desk/sanctions/${sanction}/answer`,
    body: { isUpheld: true, reason: 'It stands.' },
  },
  'POST /api/me/sanctions/:id/appeal': {
    path: `/api/me/sanctions/${sanction}/appeal`,
    body: { text: 'They are my own.' },
  },
  'POST /api/sanction-appeals/read': { body: { token: 'x' } },
  'POST /api/sanction-appeals': { body: { token: 'x', text: 'They are my own.' } },
  'POST /api/contactus/:id/answers': {
    path: `/api/contactus/${message}/answers`,
    body: { text: 'With pleasure.' },
    headers: { 'idempotency-key': 'answer-of-a-sweep' },
  },
  'POST /api/contact-threads/read': { body: { token: 'x' } },
  'POST /api/contact-threads': {
    body: { token: 'x', text: 'Thanks.' },
    headers: { 'idempotency-key': 'reply-of-a-sweep' },
  },
});
