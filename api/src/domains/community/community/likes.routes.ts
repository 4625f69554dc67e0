import { z } from 'zod';
import { likeSchema } from '@verse/api-contract/community/community-posts.schema';
import { NO_STORE, reply, type Route, route } from '../../../platform/http';
import type { FindReader } from '../../../platform/people';
import type { Limits } from './limits';
import type { ReactionsService } from './reactions.service';
import { type SubjectKind, toSubjectKey, unknownSubject } from './subject';

interface Dependencies {
  reactions: Pick<ReactionsService, 'like'>;
  findViewer: FindReader;
  limits: Limits;
  /** Kind of the liked content. */
  kind: SubjectKind;
  /** Called when a count visible to guests has changed. */
  changed: (subjectKey: string) => Promise<void>;
}

const NOUNS: Record<SubjectKind, string> = { posts: 'post', works: 'work', blogs: 'blog post' };

function likeRoute({ reactions, findViewer, limits, kind, changed }: Dependencies, method: 'put' | 'delete'): Route {
  const on = method === 'put';
  return route(
    {
      method,
      path: `/api/${kind}/:id/like`,
      summary: on ? `Like a ${NOUNS[kind]}; idempotent` : `Remove a like from a ${NOUNS[kind]}`,
      permission: on ? 'community.take-part' : 'community.keep-own',
      params: z.object({ id: z.string().regex(/^[\w-]{1,64}$/) }),
      notFoundMessage: unknownSubject(kind).message,
      limits: [limits.likes],
      responses: { 200: { description: 'Current state', schema: likeSchema } },
      errors: [404, 409, 429, 503],
    },
    async ({ person, params: { id } }) => {
      const viewer = await findViewer(person);
      const key = toSubjectKey(kind, id);
      const count = await reactions.like({ ...viewer, id: person.id }, key, on);
      await changed(key);
      return reply(200, { on, count }, NO_STORE);
    },
  );
}

export const likesRoutes = (dependencies: Dependencies): Route[] =>
  (['put', 'delete'] as const).map((method) => likeRoute(dependencies, method));
