import { z } from 'zod';
import type { PictureRecord, Pictures } from '../../platform/images';
import type { ContentFolder } from '../../platform/seeding';
import type { CommunityRepository } from './community.repository';

const nameSchema = z.object({ firstname: z.string(), lastname: z.string(), profilePicture: z.string() });
const sampleSchema = z.object({
  posts: z.array(
    z.object({
      id: z.number(),
      author: nameSchema.extend({ skills: z.array(z.string()), badges: z.string() }),
      post: z.string(),
      postImage: z.string().nullable(),
      likes: z.number(),
      comments: z.array(z.object({ id: z.number(), author: nameSchema, text: z.string(), createdAt: z.iso.datetime() })),
      createdAt: z.iso.datetime(),
    }),
  ),
});

const HOUR_MS = 3_600_000;
const NEWEST_MS = HOUR_MS;
const OLDEST_MS = 14 * 24 * HOUR_MS;

/** Each address once, however many posts show it. */
function pictureKeeper(content: ContentFolder, pictures: Pick<Pictures, 'save'>) {
  const kept = new Map<string, Promise<PictureRecord | null>>();
  const save = async (address: string) => {
    const file = await content.picture(address);
    return file ? pictures.save(file) : null;
  };
  return (address: string | null): Promise<PictureRecord | null> => {
    if (address === null) return Promise.resolve(null);
    const found = kept.get(address) ?? save(address);
    kept.set(address, found);
    return found;
  };
}

/**
 * The sample posts in their order, spread over the fourteen days before `now` so that the feed is never stale. Comments
 * keep their distance to their post, except that none is later than now.
 */
export async function seedCommunity(content: ContentFolder, posts: CommunityRepository, pictures: Pick<Pictures, 'save'>, now: Date): Promise<void> {
  const sample = sampleSchema.parse(await content.json('community-posts.json')).posts;
  const pictureOf = pictureKeeper(content, pictures);
  const step = (OLDEST_MS - NEWEST_MS) / Math.max(1, sample.length - 1);
  for (const [index, { id, author, post, postImage, likes, comments, createdAt }] of sample.entries()) {
    const at = now.getTime() - NEWEST_MS - index * step;
    const shift = at - Date.parse(createdAt);
    await posts.insertPublic({
      id: String(id),
      author: { firstname: author.firstname, lastname: author.lastname, picture: await pictureOf(author.profilePicture), skills: author.skills, badges: author.badges },
      text: post,
      picture: await pictureOf(postImage),
      likes,
      comments: await Promise.all(
        comments.map(async (comment) => ({
          id: String(comment.id),
          author: { firstname: comment.author.firstname, lastname: comment.author.lastname, picture: await pictureOf(comment.author.profilePicture) },
          text: comment.text,
          createdAt: new Date(Math.min(now.getTime(), Date.parse(comment.createdAt) + shift)),
        })),
      ),
      createdAt: new Date(at),
    });
  }
}
