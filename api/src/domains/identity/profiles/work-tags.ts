import type { Work } from '../../../platform/ports';
import { createTagIndex, type TagIndex } from '../../../platform/search';
import type { DbPort } from '../../../store';
import type { WorkRepository } from './works.repository';

/** Date assigned to works from earlier releases. They have no date of their own, so they sort last. */
const LONG_AGO = new Date(0);

const tagsOf = (work: Work | undefined): readonly string[] => (work?.state === 'shown' ? (work.tags ?? []) : []);

export const createWorkTags = (db: DbPort): Promise<TagIndex> =>
  createTagIndex(db, { collection: 'work_tags', names: 'work_tag_names', owner: 'workId' });

/** Updates the tag index after each write of a work. */
export function followWorkTags(works: WorkRepository, index: TagIndex): WorkRepository {
  async function follow(id: string, before: readonly string[]): Promise<void> {
    const work = await works.byId(id);
    const now = tagsOf(work);
    if (before.length + now.length === 0) return;
    if (work) await index.put({ id, at: work.addedAt ?? LONG_AGO, tags: now, audiences: ['member'] });
    else await index.remove(id);
    await index.forgetUnused(before.filter((tag) => !now.includes(tag)));
  }
  return {
    ...works,
    async insert(work) {
      const isNew = await works.insert(work);
      await follow(work.id, []);
      return isNew;
    },
    async change(which, fields) {
      const before = tagsOf(await works.byId(which.id));
      const changed = await works.change(which, fields);
      if (changed) await follow(which.id, before);
      return changed;
    },
    async removeOf(memberId) {
      const tagged: [string, readonly string[]][] = [];
      for await (const work of works.listOfMember(memberId))
        if (tagsOf(work).length > 0) tagged.push([work.id, tagsOf(work)]);
      await works.removeOf(memberId);
      for (const [id, before] of tagged) await follow(id, before);
    },
  };
}
