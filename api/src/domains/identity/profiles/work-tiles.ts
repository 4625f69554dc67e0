import type { Pictures } from '../../../platform/images';
import type { DbPort } from '../../../store';
import { type WorkRepository, WORKS } from './works.repository';

interface Dependencies {
  db: DbPort;
  works: Pick<WorkRepository, 'after' | 'setPictures'>;
  pictures: Pick<Pictures, 'withTile'>;
}

interface Progress {
  _id: string;
  /** Id of the last work that was read. */
  after: string;
  isDone: boolean;
}

const ID = 'work-tiles';
const AT_ONCE = 20;

/** Adds tiles to pictures of works from earlier releases, a few works per run. Returns the number of changed works. */
export async function addTiles({ db, works, pictures }: Dependencies): Promise<number> {
  const settings = db.collection<Progress>('settings');
  const progress = await settings.findOne({ _id: ID });
  if (progress?.isDone) return 0;
  const batch = await works.after(progress?.after ?? '', AT_ONCE);
  let changed = 0;
  for (const work of batch) {
    if (work.pictures.every(({ picture }) => picture.tile !== undefined)) continue;
    const place = { collection: WORKS, id: work.id };
    const tiled = [];
    for (const one of work.pictures) {
      const { picture } = one;
      const isTiled = picture.tile !== undefined;
      tiled.push(isTiled ? one : { ...one, picture: await pictures.withTile(picture, work.memberId, place) });
    }
    if (await works.setPictures(work, tiled)) changed += 1;
  }
  const after = batch.at(-1)?.id ?? progress?.after ?? '';
  await settings.updateOne({ _id: ID }, { $set: { after, isDone: batch.length < AT_ONCE } }, { upsert: true });
  return changed;
}
