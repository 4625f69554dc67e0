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
  /** The hiring member, who becomes the client. */
  clientId: string;
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
  async ({ clientId, memberId, title, aim, budget, ...hire }) => {
    const id = createHash('sha256')
      .update(JSON.stringify(['hire', hire.ref]))
      .digest('hex')
      .slice(0, 24);
    const text = truncateText(aim, BRIEF_TEXTS.aim.max - 1, '…');
    const brief = { title, aim: text, links: [], files: [], budget, wantedBy: null, service: null, package: null };
    // The caller repeats this until both sides are notified, so the sweep of briefs has nothing to do.
    const { dueAt: _, ...project } = toProject(id, clientId, { kind: 'member', id: memberId }, brief, now());
    const known = await projects.find(id);
    if (!known) await insertProject(projects, { ...project, hire });
    const started = (known ?? (await projects.find(id)))!;
    await notices.hired(started);
    return started.number;
  };
