import { AppError } from '../../../platform/http';
import type { Reader } from '../../../platform/people';
import type { Notifications } from '../../../platform/ports';
import type { PostingService } from './posting.service';
import type { Responses } from './responses';

interface Dependencies extends Pick<Notifications, 'notify' | 'withdraw'> {
  posting: Pick<PostingService, 'find' | 'readable'>;
  responses: Pick<Responses, 'likes' | 'saves'>;
}

type Member = Reader & { id: string };

export function createReactionsService({ posting, responses: { likes, saves }, notify, withdraw }: Dependencies) {
  return {
    /** Likes or unlikes a post and returns the new like count. */
    async like(viewer: Member, id: string, on: boolean): Promise<number> {
      const { state, authorId, likes: before } = await posting.readable(viewer, id);
      if (on && state !== 'shown') throw new AppError('conflict', 'This post is not shown any more.');
      const { changed } = await likes.set(id, viewer.id, on);
      if (!changed) return before;
      await (on ? notify : withdraw)(authorId, { kind: 'likes', subject: id, actor: viewer.id });
      return (await posting.find(id))?.likes ?? before;
    },
    async save(viewer: Member, id: string, on: boolean): Promise<void> {
      // A post that no longer exists can still be removed from the viewer's saved posts.
      if (on || !(await saves.isOn(id, viewer.id))) await posting.readable(viewer, id);
      await saves.set(id, viewer.id, on);
    },
  };
}

export type ReactionsService = ReturnType<typeof createReactionsService>;
