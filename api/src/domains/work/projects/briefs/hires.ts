import { createHash } from 'node:crypto';
import type { Money } from '@verse/api-contract/money';
import { truncateText } from '@verse/api-contract/truncate-text';
import { BRIEF_TEXTS } from '@verse/api-contract/work/projects.values';
import type { HireOrigin } from '../project';
import type { ProjectParts } from '../project-parts';
import type { BriefNotices } from './brief-notices';
import { insertProject, toProject } from './briefs.service';

/** Someone hired through a job. */
export interface Hire extends HireOrigin {
  /** The member who hired for the organisation, which becomes the client. */
  hiredBy: string;
  /** The hired member, who becomes the seller. */
  memberId: string;
  title: string;
  aim: string;
  budget: Money | null;
}

/** Starts the project of a hire and notifies both sides. Idempotent: one hire has one project. Returns its number. */
export type StartHired = (hire: Hire) => Promise<string>;

type Dependencies = Pick<ProjectParts, 'projects' | 'now'> & { notices: Pick<BriefNotices, 'hired'> };

export const createStartHired =
  ({ projects, notices, now }: Dependencies): StartHired =>
  async ({ hiredBy, memberId, title, aim, budget, ...hire }) => {
    const id = createHash('sha256')
      .update(JSON.stringify(['hire', hire.ref]))
      .digest('hex')
      .slice(0, 24);
    const text = truncateText(aim, BRIEF_TEXTS.aim.max - 1, '…');
    const brief = { title, aim: text, links: [], files: [], budget, wantedBy: null, service: null, package: null };
    // The caller repeats this until both sides are notified, so the sweep of briefs has nothing to do.
    const client = { kind: 'organisation', id: hire.organisationId } as const;
    const seller = { kind: 'member', id: memberId } as const;
    const { dueAt: _, ...project } = toProject(id, { client, by: hiredBy, seller, brief }, now());
    const known = await projects.find(id);
    if (!known) await insertProject(projects, { ...project, hire });
    const started = (known ?? (await projects.find(id)))!;
    await notices.hired(started);
    return started.number;
  };
