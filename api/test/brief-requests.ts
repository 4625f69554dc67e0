import { BRIEF, sendBrief, sendFile } from './briefs';
import type { GoodRequest } from './good-request';
import type { Visitor } from './people';

export interface SentBriefs {
  /** An open project that belongs to the admin and has a file. */
  open: string;
  file: string;
  /** Another project that belongs to the admin. One of the requests ends it. */
  ended: string;
}

/** Valid requests for the admin's projects. */
export const briefRequests = ({ open, file, ended }: SentBriefs): Record<string, Partial<GoodRequest>> => {
  const one = `/api/projects/${open}`;
  const key = { 'idempotency-key': 'brief-of-a-sweep' };
  return {
    'POST /api/projects': { body: { ...BRIEF }, headers: key },
    'GET /api/projects/:number': { path: one },
    'POST /api/projects/:number/ending': {
      path: `/api/projects/${ended}/ending`,
      body: { reason: 'The lamps are lit.' },
      headers: { 'if-match': '"1"' },
    },
    'POST /api/projects/:number/files': { path: `${one}/files` },
    'GET /api/projects/:number/files/:file': { path: `${one}/files/${file}` },
    'DELETE /api/projects/:number/files/:file': { path: `${one}/files/${file}` },
    'GET /api/projects/:number/thread': { path: `${one}/thread` },
    'POST /api/projects/:number/thread': { path: `${one}/thread`, body: { text: 'Hello' }, headers: key },
    'POST /api/projects/:number/thread/files': { path: `${one}/thread/files`, headers: key },
  };
};

/** Sends briefs from the admin to the site itself, which is the seller `house`. */
export async function sendBriefs(admin: Visitor): Promise<SentBriefs> {
  const { number: open } = await sendBrief(admin);
  const { number: ended } = await sendBrief(admin);
  const answer = await sendFile(admin, `/api/projects/${open}/files`, 'a lamp');
  const { brief } = (await answer.json()) as { brief: { files: { id: string }[] } };
  return { open, ended, file: brief.files[0]!.id };
}
