import { z } from 'zod';
import { MADE_HOW } from '@verse/api-contract/community/community-posts.values';
import { AVAILABILITIES, GUARDED_FIELDS } from '@verse/api-contract/identity/profiles.values';
import type { PictureRecord, PictureReference, Pictures } from '../../../platform/images';
import type { Work } from '../../../platform/ports';
import type { DocumentIndex } from '../../../platform/search';
import type { ContentFolder } from '../../../platform/seeding';
import { SITE_OWNER } from '../../../platform/stored-blobs';
import type { HandleRepository } from './handles.repository';
import { keyBetween } from './order-key';
import { newProfile, type Profile } from './profile';
import { type ProfileRepository, PROFILES } from './profiles.repository';
import { type WorkRepository, WORKS } from './works.repository';

const workSchema = z.object({
  title: z.string(),
  description: z.string(),
  role: z.string(),
  problem: z.string().optional(),
  decisions: z.string().optional(),
  result: z.string().optional(),
  madeHow: z.enum(MADE_HOW).optional(),
  tags: z.array(z.string()).optional(),
  year: z.number(),
  picture: z.string(),
  alt: z.string(),
});
const samplesSchema = z.array(
  z.object({
    handle: z.string(),
    name: z.string(),
    bio: z.string(),
    picture: z.string(),
    cover: z.string().nullable(),
    links: z.array(z.string()),
    skills: z.array(z.string()),
    badges: z.array(z.string()),
    availability: z.enum(AVAILABILITIES),
    place: z.string().default(''),
    works: z.array(workSchema),
  }),
);
type Sample = z.infer<typeof samplesSchema>[number];

interface Kept {
  profiles: ProfileRepository;
  handles: HandleRepository;
  works: WorkRepository;
  pictures: Pick<Pictures, 'save'>;
  now: Date;
  /** Makes the profiles searchable. */
  index: Pick<DocumentIndex, 'sync'>;
}

/** Derives a sample person's id from the handle. Sample people have no account, so no one can sign in as them. */
export const toSampleId = (handle: string): string => `sample-${handle}`;

const SHOWN_TO_ALL_FIELDS = Object.fromEntries(
  GUARDED_FIELDS.map((field) => [field, 'everybody']),
) as Profile['shownTo'];

type PictureAt = (address: string | null, place: PictureReference) => Promise<PictureRecord | null>;

async function seedWorks({ handle, works: samples }: Sample, works: WorkRepository, pictureAt: PictureAt) {
  let position = '';
  for (const [index, { picture: address, alt, ...texts }] of samples.entries()) {
    const memberId = toSampleId(handle);
    const id = `${memberId}-${index + 1}`;
    const picture = await pictureAt(address, { collection: WORKS, id });
    if (!picture) continue;
    position = keyBetween(position, undefined);
    const work: Work = {
      id,
      memberId,
      ...texts,
      link: '',
      pictures: [{ picture, alt }],
      position,
      state: 'shown',
      // The first work of a profile counts as its newest.
      addedAt: new Date(Date.UTC(texts.year, 0, samples.length - index)),
      version: 0,
    };
    if (!(await works.find(memberId, work.id))) await works.insert(work);
  }
}

export async function seedProfiles(content: ContentFolder, { profiles, handles, works, pictures, now, index }: Kept) {
  const pictureAt: PictureAt = async (address, place) => {
    const file = address === null ? undefined : await content.picture(address);
    return file ? pictures.save(file, SITE_OWNER, place) : null;
  };
  for (const sample of samplesSchema.parse(await content.json('profiles.json'))) {
    const { handle, name, works: _works, picture, cover, ...texts } = sample;
    const memberId = toSampleId(handle);
    if ((await handles.claim(handle, memberId, now)) === undefined) continue;
    await seedWorks(sample, works, pictureAt);
    const own = { collection: PROFILES, id: memberId };
    await profiles.insert({
      ...newProfile(memberId, handle, now),
      ...texts,
      sampleName: name,
      picture: await pictureAt(picture, own),
      cover: await pictureAt(cover, own),
      shownTo: SHOWN_TO_ALL_FIELDS,
    });
    await index.sync(memberId);
  }
}
