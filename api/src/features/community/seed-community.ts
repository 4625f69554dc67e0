import { z } from 'zod';
import type { PictureRecord, Pictures } from '../../platform/images';
import type { ContentFolder } from '../../platform/seeding';
import type { CommunityPost, CommunityRepository, PostAuthor, PostComment } from './community.repository';

const nameSchema = z.object({ firstname: z.string(), lastname: z.string(), profilePicture: z.string() });
const sampleSchema = z.object({
  posts: z.array(
    z.object({
      id: z.number(),
      author: nameSchema.extend({ skills: z.array(z.string()), badges: z.string() }),
      post: z.string(),
      postImage: z.string().nullable(),
      likes: z.number(),
      comments: z.array(
        z.object({ id: z.number(), author: nameSchema, text: z.string(), createdAt: z.iso.datetime() }),
      ),
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

type Sample = z.infer<typeof sampleSchema>['posts'][number];
type PictureOf = ReturnType<typeof pictureKeeper>;

async function toAuthor(
  { firstname, lastname, profilePicture }: z.infer<typeof nameSchema>,
  pictureOf: PictureOf,
): Promise<PostAuthor> {
  return { firstname, lastname, picture: await pictureOf(profilePicture) };
}

async function toPost(sample: Sample, at: number, now: number, pictureOf: PictureOf): Promise<CommunityPost> {
  const { id, author, post, postImage, likes, comments, createdAt } = sample;
  const shift = at - Date.parse(createdAt);
  const toComment = async (comment: Sample['comments'][number]): Promise<PostComment> => ({
    id: String(comment.id),
    author: await toAuthor(comment.author, pictureOf),
    text: comment.text,
    createdAt: new Date(Math.min(now, Date.parse(comment.createdAt) + shift)),
  });
  return {
    id: String(id),
    author: { ...(await toAuthor(author, pictureOf)), skills: author.skills, badges: author.badges },
    text: post,
    picture: await pictureOf(postImage),
    likes,
    comments: await Promise.all(comments.map(toComment)),
    createdAt: new Date(at),
  };
}

/**
 * The sample posts in their order, spread over the fourteen days before `now` so that the feed is never stale. Comments
 * keep their distance to their post, except that none is later than now.
 */
export async function seedCommunity(
  content: ContentFolder,
  posts: CommunityRepository,
  pictures: Pick<Pictures, 'save'>,
  now: Date,
): Promise<void> {
  const { posts: samples } = sampleSchema.parse(await content.json('community-posts.json'));
  const pictureOf = pictureKeeper(content, pictures);
  const step = (OLDEST_MS - NEWEST_MS) / Math.max(1, samples.length - 1);
  await Promise.all(
    samples.map(async (sample, index) => {
      const at = now.getTime() - NEWEST_MS - index * step;
      await posts.insertPublic(await toPost(sample, at, now.getTime(), pictureOf));
    }),
  );
}
