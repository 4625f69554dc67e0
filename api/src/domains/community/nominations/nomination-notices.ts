import { addressOf } from '@verse/contract/addresses';
import { type Line, type NotificationSource, writeLines } from '../../../platform/notify';
import type { People } from '../../../platform/ports';
import type { NominationRepository } from './nominations.repository';

/** Subjects of notifications. */
export const toSubject = {
  nominated: (id: string) => `nominated ${id}`,
  chosen: (id: string) => `chosen ${id}`,
  removed: (id: string) => `removed ${id}`,
};

const PAGE = addressOf('nominations');

interface Dependencies extends Pick<People, 'findPublicWorks'> {
  nominations: Pick<NominationRepository, 'find'>;
  findSentence: (workId: string) => Promise<string | undefined>;
}

/**
 * Notifications about nominations and chosen works. Those about nominations are shown as long as the nomination is
 * open, or to explain its removal.
 */
export const nominationNotices = ({ nominations, findPublicWorks, findSentence }: Dependencies): NotificationSource => {
  async function findTitle(workId = ''): Promise<string | undefined> {
    const found = await findPublicWorks([workId]);
    return found.get(workId)?.work.title;
  }

  /** The line to the maker of a work that staff have chosen. */
  async function pickedLine(memberId: string, workId: string): Promise<Line | undefined> {
    const sentence = await findSentence(workId);
    const found = (await findPublicWorks([workId])).get(workId);
    if (sentence === undefined || found?.memberId !== memberId) return undefined;
    const text = `“${found.work.title}” is on the wall under Chosen${sentence ? `: ${sentence}` : ''}`;
    return { text, path: addressOf('works') };
  }

  async function lineFor(memberId: string, subject: string): Promise<Line | undefined> {
    const [what, id = ''] = subject.split(' ');
    if (what === 'picked') return pickedLine(memberId, id);
    const nomination = await nominations.find(id);
    if (!nomination) return undefined;
    const { list, state, removal } = nomination;
    if (what === 'removed')
      return removal && nomination.nominatorId === memberId
        ? { text: `Your nomination was removed: ${removal.reason}`, path: PAGE }
        : undefined;
    if (state !== 'open' || nomination.memberId !== memberId) return undefined;
    if (list === 'member') {
      const text = what === 'chosen' ? 'You’re this week’s featured member' : 'nominated you as featured member';
      return { text, path: what === 'chosen' ? addressOf('community') : PAGE };
    }
    const title = await findTitle(nomination.workId);
    if (title === undefined) return undefined;
    const text = what === 'chosen' ? `“${title}” is a work of the week` : `nominated “${title}” as a work of the week`;
    return { text, path: what === 'chosen' ? addressOf('showcase') : `${PAGE}?list=work` };
  }

  return {
    kinds: ['nominations'],
    linesFor: (memberId, _kind, subjects) => writeLines(subjects, (subject) => lineFor(memberId, subject)),
  };
};
