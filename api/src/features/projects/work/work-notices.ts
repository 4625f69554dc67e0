import { type Side, SIDES } from '@verse/api-contract/projects';
import { addressOf } from '@verse/contract/addresses';
import { writtenDay } from '../../../platform/mail';
import type { Line, NotificationSource } from '../../../platform/notify';
import type { StoredMilestone, StoredProject } from '../project';
import type { ProjectParts } from '../project-parts';
import { openDelivery, silenceOf } from './milestones';

/** Subjects of the news; the subject of a notification adds the number of the project, and the milestone's place. */
export type News =
  'delivery' | 'answer' | 'reminder' | 'payment' | 'sent-back' | 'cancellation' | 'ended' | 'dispute' | 'settled';

interface Told {
  project: StoredProject;
  news: News;
  to: readonly Side[];
  milestone?: StoredMilestone | undefined;
  /** Distinguishes the news of one subject. */
  act: string;
  by: string;
}

/** Tells members about the work. The staff of the house have a desk instead. */
export function createWorkNotices({ sides, dependencies }: Pick<ProjectParts, 'sides' | 'dependencies'>) {
  return async ({ project, news, to, milestone, act, by }: Told): Promise<void> => {
    const place = milestone ? ` ${project.milestones.findIndex(({ id }) => id === milestone.id) + 1}` : '';
    const members = await Promise.all(to.map((side) => sides.membersOf(project, side)));
    for (const memberId of new Set(members.flat()))
      if (memberId !== '' && memberId !== by)
        await dependencies.notify(memberId, {
          ...{ kind: 'projects', subject: `work-${news} ${project.number}${place}`, act },
        });
  };
}

export type Tell = ReturnType<typeof createWorkNotices>;

const reminderOf = (project: StoredProject, milestone: StoredMilestone): string | undefined => {
  const silence = silenceOf(project, milestone);
  if (!silence) return undefined;
  const until = writtenDay(silence.until);
  return `“${milestone.title}” waits for your answer. Without one it counts as accepted on ${until}.`;
};

function answerTo(milestone: StoredMilestone): string | undefined {
  if (milestone.state === 'accepted') return `“${milestone.title}” was accepted.`;
  return milestone.state === 'changes-asked' ? `The client asks for changes to “${milestone.title}”.` : undefined;
}

/** Texts of what is still so when it is read. */
const OF_MILESTONE: Partial<
  Record<string, (milestone: StoredMilestone, project: StoredProject) => string | undefined>
> = {
  delivery: (one) =>
    openDelivery(one) ? `“${one.title}” was delivered. Please accept it or ask for changes.` : undefined,
  answer: answerTo,
  reminder: (one, project) => reminderOf(project, one),
  payment: ({ title }) => `The payment for “${title}” has arrived.`,
  'sent-back': ({ title }) => `The seller has sent back the payment for “${title}”.`,
  dispute: ({ title }, { dispute }) => (dispute?.state === 'open' ? `There is a dispute about “${title}”.` : undefined),
  settled: ({ title }) => `The dispute about “${title}” was decided.`,
};

const OF_PROJECT: Partial<Record<string, (project: StoredProject) => string | undefined>> = {
  cancellation: ({ cancellation }) =>
    cancellation ? 'The other side asks to cancel the rest of the work.' : undefined,
  ended: ({ state }) => (state === 'completed' || state === 'cancelled' ? 'The work has ended.' : undefined),
};

function toText(project: StoredProject, news: string, place: string): string | undefined {
  const milestone = project.milestones[Number(place) - 1];
  return milestone ? OF_MILESTONE[news]?.(milestone, project) : OF_PROJECT[news]?.(project);
}

/** Lines about the work, for those who act for a side of the project when they are read. */
export function workNotifications({ projects, sides }: Pick<ProjectParts, 'projects' | 'sides'>): NotificationSource {
  async function lineFor(memberId: string, subject: string): Promise<Line | undefined> {
    const [about = '', number = '', place = ''] = subject.split(' ');
    const project = about.startsWith('work-') ? await projects.findByNumber(number) : undefined;
    const text = project && toText(project, about.slice('work-'.length), place);
    if (!project || !text) return undefined;
    const members = await Promise.all(SIDES.map((side) => sides.membersOf(project, side)));
    if (!members.flat().includes(memberId)) return undefined;
    return { text: `${text} Project “${project.brief.title}”.`, path: addressOf('project', { number }) };
  }
  return {
    kinds: ['projects'],
    async linesFor(memberId, _kind, subjects) {
      const lines = new Map<string, Line>();
      for (const subject of subjects) {
        const line = await lineFor(memberId, subject);
        if (line) lines.set(subject, line);
      }
      return lines;
    },
  };
}
