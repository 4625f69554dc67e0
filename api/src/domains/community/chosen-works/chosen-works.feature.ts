import { addressOf } from '@verse/contract/addresses';
import type { Feature } from '../../../platform/feature';
import type { Platform } from '../../../platform/open-platform';
import { createFindReader } from '../../../platform/people';
import { type ChosenList, createChosenList } from './chosen-list';
import { createChosenWorkRepository } from './chosen-works.repository';
import { CHOSEN_AREA, chosenWorksRoutes } from './chosen-works.routes';
import { type ChosenWorks, createChosenWorks } from './chosen-works.service';

export type ChosenWorksFeature = Feature & Pick<ChosenWorks, 'relistWeek'> & Pick<ChosenList, 'findSentence'>;

const LISTS = [addressOf('home'), addressOf('showcase'), `${addressOf('works')}*`];

/** The works that members choose for a week, and those that staff choose with a sentence. */
export async function createChosenWorksFeature(platform: Platform): Promise<ChosenWorksFeature> {
  const { db, now, people, accounts, notifications, audit, events, responses } = platform;
  const rows = await createChosenWorkRepository(db);
  async function changed(workIds: readonly string[]): Promise<void> {
    const works = await people.findPublicWorks(workIds);
    const pages = [...works.values()].map(({ work: { id, maker } }) => addressOf('work', { handle: maker.handle, id }));
    await events.changed({ areas: [CHOSEN_AREA], paths: [...LISTS, ...pages] });
  }
  const list = createChosenList({ ...people, ...accounts, rows, now });
  const chosen = createChosenWorks({ ...people, ...notifications, rows, list, audit, changed, now });
  return {
    name: 'chosen-works',
    routes: chosenWorksRoutes({ list, chosen, findReader: createFindReader(people.findUnseen), responses }),
    personalData: [
      {
        name: 'chosenWorks',
        async *export(memberId) {
          for await (const { id, week, staff } of rows.ofMember(memberId))
            yield { work: id, week: week?.id ?? null, sentence: staff?.sentence ?? '' };
        },
        erase: chosen.erase,
      },
    ],
    relistWeek: chosen.relistWeek,
    findSentence: list.findSentence,
  };
}
