import { addressOf } from '@verse/contract/addresses';
import { type Line, type NotificationSource, writeLines } from '../../../platform/notify';
import type { People } from '../../../platform/ports';
import type { Nomination } from './nomination';
import type { NominationRepository } from './nominations.repository';

/** Subjects of notifications. */
export const toSubject = {
  nominated: (id: string) => `nominated ${id}`,
  chosen: (id: string) => `chosen ${id}`,
  removed: (id: string) => `removed ${id}`,
};

const PAGE = addressOf('nominations');

/** Notifications about nominations. They are shown as long as the nomination is open, or to explain its removal. */
export const nominationNotices = ({
  nominations,
  findPublicWorks,
}: { nominations: Pick<NominationRepository, 'find'> } & Pick<People, 'findPublicWorks'>): NotificationSource => {
  async function findTitle({ workId = '' }: Nomination): Promise<string | undefined> {
    const found = await findPublicWorks([workId]);
    return found.get(workId)?.work.title;
  }

  async function lineFor(memberId: string, subject: string): Promise<Line | undefined> {
    const [what, id = ''] = subject.split(' ');
    const nomination = await nominations.find(id);
    if (!nomination) return undefined;
    const { list, state, removal } = nomination;
    if (what === 'removed')
      return removal && nomination.nominatorId === memberId
        ? { text: `Your nomination was removed: ${removal.reason}`, path: PAGE }
        : undefined;
    if (state !== 'open' || nomination.memberId !== memberId) return undefined;
    if (list === 'member') {
      const text = what === 'chosen' ? 'You are the featured member of this week' : 'nominated you as featured member';
      return { text, path: what === 'chosen' ? addressOf('community') : PAGE };
    }
    const title = await findTitle(nomination);
    if (title === undefined) return undefined;
    const text = what === 'chosen' ? `“${title}” is a work of this week` : `nominated “${title}” as a work of the week`;
    return { text, path: what === 'chosen' ? addressOf('showcase') : `${PAGE}?list=work` };
  }

  return {
    kinds: ['nominations'],
    linesFor: (memberId, _kind, subjects) => writeLines(subjects, (subject) => lineFor(memberId, subject)),
  };
};
