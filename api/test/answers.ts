import type { Answers, CritiquesPage, PostComment, WantedPage } from '@verse/api-contract/api';
import { commentPageSchema } from '@verse/api-contract/community/community-posts.schema';
import { answersSchema, critiquesPageSchema, wantedPageSchema } from '@verse/api-contract/community/critique.schema';
import { comment } from './feed';
import { cookieOf, startTown, type Town, type Visitor } from './people';
import { addWork } from './profile-people';
import { formOf } from './publishing';

export type Kind = 'works' | 'blogs';
export const QUESTIONS = ['What works?', 'What would you change?'];

export const responsesOf = async (visitor: Visitor, id: string, kind: Kind = 'works'): Promise<Answers> =>
  answersSchema.strict().parse(await (await visitor.get(`/api/${kind}/${id}/answers`)).json());
export async function commentsOn(visitor: Visitor, id: string, kind: Kind = 'works'): Promise<PostComment[]> {
  const answer = await visitor.get(`/api/${kind}/${id}/comments`);
  return commentPageSchema.strict().parse(await answer.json()).comments;
}
export const wantedFor = async (visitor: Visitor, query = ''): Promise<WantedPage> =>
  wantedPageSchema.strict().parse(await (await visitor.get(`/api/critique${query}`)).json());
export const critiquesOf = async (visitor: Visitor, handle: string): Promise<CritiquesPage> =>
  critiquesPageSchema.strict().parse(await (await visitor.get(`/api/members/${handle}/critiques`)).json());
export const ask = (visitor: Visitor, id: string, body: object = {}, kind: Kind = 'works') =>
  visitor.send('PUT', `/api/${kind}/${id}/questions`, { isWanted: true, questions: QUESTIONS, ...body });
export const mark = (visitor: Visitor, id: string, commentId: string, on = true, kind: Kind = 'works') =>
  visitor.send(on ? 'PUT' : 'DELETE', `/api/${kind}/${id}/comments/${commentId}/helped`);
export const likeWork = (visitor: Visitor, id: string, on = true, kind: Kind = 'works') =>
  visitor.send(on ? 'PUT' : 'DELETE', `/api/${kind}/${id}/like`);
export const critique = (visitor: Visitor, id: string, words = 'The colours.', kind: Kind = 'works') =>
  comment(
    visitor,
    id,
    {
      answers: [
        { question: QUESTIONS[0]!, text: words },
        { question: QUESTIONS[1]!, text: '' },
      ],
    },
    undefined,
    kind,
  );

export async function publishBlog(town: Town, author: Visitor): Promise<string> {
  const headers = { cookie: cookieOf(author) };
  const answer = await town.api.call('/api/blogs', { method: 'POST', headers, body: await formOf() });
  return ((await answer.json()) as { _id: string })._id;
}

export async function settle(environment: Record<string, string> = {}) {
  const town = await startTown({ RATE_LIMIT_FACTOR: '1000', ...environment });
  const ada = await town.resident('author');
  const bola = await town.resident('member');
  const chi = await town.resident('member');
  const work = await addWork(town, ada);
  const blog = await publishBlog(town, ada);
  return { town, ada, bola, chi, id: work.id, blog };
}
