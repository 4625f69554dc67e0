import { comment as writeComment, commentOf } from './feed';
import type { GoodRequest } from './good-request';
import type { Visitor } from './people';

export interface Answered {
  kind: 'works' | 'blogs';
  /** Id of the work or blog post. */
  id: string;
  /** A comment of the caller. */
  comment: string;
  /** A comment of another member. */
  critique: string;
}

/** Makes two members comment on a work or blog post of the first. */
export async function answerContent(
  kind: Answered['kind'],
  id: string,
  owner: Visitor,
  other: Visitor,
): Promise<Answered> {
  const idOf = async (visitor: Visitor) => (await commentOf(writeComment(visitor, id, {}, undefined, kind))).comment.id;
  return { kind, id, comment: await idOf(owner), critique: await idOf(other) };
}

/** Input with which the owner's writes about likes and comments succeed. */
export function answerRequests({ kind, id, comment, critique }: Answered): Record<string, Partial<GoodRequest>> {
  const route = `/api/${kind}/:id`;
  const path = `/api/${kind}/${id}`;
  return {
    [`PUT ${route}/like`]: { path: `${path}/like` },
    [`DELETE ${route}/like`]: { path: `${path}/like` },
    [`POST ${route}/comments`]: { path: `${path}/comments`, body: { text: 'A comment' } },
    [`PATCH ${route}/comments/:comment`]: {
      path: `${path}/comments/${comment}`,
      body: { text: 'Other words' },
      headers: { 'if-match': '"1"' },
    },
    [`DELETE ${route}/comments/:comment`]: { path: `${path}/comments/${comment}` },
    [`POST ${route}/comments/:comment/restore`]: { path: `${path}/comments/${comment}/restore` },
    [`PUT ${route}/comments/:comment/helped`]: { path: `${path}/comments/${critique}/helped` },
    [`DELETE ${route}/comments/:comment/helped`]: { path: `${path}/comments/${critique}/helped` },
    [`PUT ${route}/questions`]: { path: `${path}/questions`, body: { isWanted: true, questions: ['What works?'] } },
  };
}
