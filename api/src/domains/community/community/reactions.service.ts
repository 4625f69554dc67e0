import { AppError } from '../../../platform/http';
import type { Reader } from '../../../platform/people';
import type { Notifications } from '../../../platform/ports';
import type { PostingService } from './posting.service';
import type { Responses } from './responses';
import type { Subjects } from './subjects';

interface Dependencies extends Pick<Notifications, 'notify' | 'withdraw'> {
  posting: Pick<PostingService, 'readable'>;
  subjects: Pick<Subjects, 'find' | 'readable' | 'ensure'>;
  responses: Pick<Responses, 'likes' | 'saves'>;
}

type Member = Reader & { id: string };

export function createReactionsService({ posting, subjects, responses, notify, withdraw }: Dependencies) {
  const { likes, saves } = responses;
  return {
    /** Likes or unlikes a subject and returns the new like count. */
    async like(viewer: Member, id: string, on: boolean): Promise<number> {
      const subject = await subjects.readable(viewer, id);
      const { state, authorId, likes: before } = subject;
      if (on && state !== 'shown') throw new AppError('conflict', 'This post is gone.');
      await subjects.ensure(subject);
      const { changed } = await likes.set(id, viewer.id, on);
      if (!changed) return before;
      await (on ? notify : withdraw)(authorId, { kind: 'likes', subject: id, actor: viewer.id });
      return (await subjects.find(id))?.likes ?? before;
    },
    async save(viewer: Member, id: string, on: boolean): Promise<void> {
      // A post that no longer exists can still be removed from the viewer's saved posts.
      if (on || !(await saves.isOn(id, viewer.id))) await posting.readable(viewer, id);
      await saves.set(id, viewer.id, on);
    },
  };
}

export type ReactionsService = ReturnType<typeof createReactionsService>;
