import type { Brief, Project, ProjectSummary } from '@verse/api-contract/api';
import type { FileRecord } from '../../../platform/files';
import type { Organisations, People } from '../../../platform/ports';
import { mayWrite } from './may-write';
import { createParties, type Parties } from './parties';
import type { OpenProject, StoredBrief, StoredProject } from './project';
import type { ProjectPart } from './project-parts';

export const fileView = ({ id, name, bytes, sha256 }: FileRecord) => ({ id, name, bytes, sha256 });

export const briefView = ({ files, package: sold, ...brief }: StoredBrief): Brief => ({
  ...brief,
  files: files.map(fileView),
  package: sold && {
    name: sold.name,
    price: sold.price,
    days: sold.days,
    text: sold.text ?? '',
    revisions: sold.revisions ?? null,
  },
});

interface Dependencies extends Pick<People, 'peopleFor' | 'findUnseen' | 'isBlocked'> {
  organisations: Pick<Organisations, 'findAll'>;
  parts: readonly ProjectPart[];
  now: () => Date;
}

function holdOf({ state, dispute, cancellation }: StoredProject): ProjectSummary['hold'] {
  if (state !== 'agreed') return null;
  return dispute?.state === 'open' ? 'dispute' : cancellation ? 'cancellation' : null;
}

function completedPartOf({ state, milestones }: StoredProject): ProjectSummary['completedPart'] {
  const accepted = milestones.filter((one) => one.state === 'accepted').length;
  return state === 'completed' && accepted < milestones.length ? { accepted, of: milestones.length } : null;
}

/** Only the client may open the application as its reader. */
async function hireView(
  { project: { hire }, side }: OpenProject,
  organisations: Pick<Organisations, 'findAll'>,
): Promise<Project['hire']> {
  if (!hire) return null;
  const owner = (await organisations.findAll([hire.organisationId])).get(hire.organisationId);
  return {
    jobId: hire.jobId,
    organisation: owner ? { handle: owner.handle, name: owner.name } : null,
    applicationId: side === 'client' ? hire.ref : null,
  };
}

/** Creates the project view for both sides. It contains only names that the reader can currently see. */
export function createProjectView({ peopleFor, findUnseen, isBlocked, organisations, parts, now }: Dependencies) {
  const { findParties, partiesOf } = createParties({ peopleFor, findUnseen, organisations });

  function nextStepOf(open: Pick<OpenProject, 'project' | 'side'>) {
    for (const { nextStep } of parts) {
      const step = nextStep?.(open);
      if (step) return step;
    }
    return null;
  }

  function toSummary(
    { project, side }: Pick<OpenProject, 'project' | 'side'>,
    parties: Awaited<ReturnType<Parties['findParties']>>,
  ): ProjectSummary {
    const { number, brief, state, createdAt, changedAt } = project;
    return {
      number,
      title: brief.title,
      state,
      side,
      client: parties.client(project),
      seller: parties.seller(project),
      createdAt: createdAt.toISOString(),
      changedAt: changedAt.toISOString(),
      hold: holdOf(project),
      completedPart: completedPartOf(project),
      offeredBy: project.offers.at(-1)?.side ?? null,
      nextStep: nextStepOf({ project, side }),
    };
  }

  const first = async <V>(views: readonly (Promise<V> | undefined)[]) => views.find((view) => view !== undefined);

  return {
    nextStepOf,
    partiesOf,

    async list(readerId: string, all: readonly Pick<OpenProject, 'project' | 'side'>[]): Promise<ProjectSummary[]> {
      const parties = await findParties(
        readerId,
        all.map(({ project }) => project),
      );
      return all.map((one) => toSummary(one, parties));
    },

    async one(open: OpenProject): Promise<Project> {
      const { project, side, readerId } = open;
      const { ended, state, brief, offers } = project;
      const parties = await findParties(readerId, [project]);
      const isOpen = state === 'open';
      return {
        ...toSummary(open, parties),
        revision: project.revision,
        serverNow: now().toISOString(),
        brief: briefView(brief),
        hire: await hireView(open, organisations),
        offers: (await first(parts.map(({ viewOffers }) => viewOffers?.(open)))) ?? {
          versions: [],
          accepted: null,
          lastAccount: null,
          may: { offer: false, accept: false },
        },
        work: (await first(parts.map(({ viewWork }) => viewWork?.(open)))) ?? null,
        billing: (await first(parts.map(({ viewBilling }) => viewBilling?.(open)))) ?? null,
        ended: ended && { side: ended.side, reason: ended.reason, at: ended.at.toISOString() },
        may: {
          addFile: isOpen && side === 'client' && offers.length === 0,
          withdraw: isOpen && side === 'client',
          decline: isOpen && side === 'seller',
          write: await mayWrite(open, isBlocked),
        },
      };
    },
  };
}

export type ProjectView = ReturnType<typeof createProjectView>;
