import { createHash, randomInt } from 'node:crypto';
import type { BriefForm } from '@verse/api-contract/api';
import { ORDER_LETTERS, orderNumberOf } from '@verse/api-contract/commerce/orders.values';
import type { FileRecord } from '../../../../platform/files';
import type { Person } from '../../../../platform/http';
import type { Logger } from '../../../../platform/logging';
import { type Client, type Seller, type StoredBrief, type StoredProject, toSellerKey } from '../project';
import type { ProjectParts } from '../project-parts';
import { sweepDue } from '../sweep-due';
import type { BriefNotices } from './brief-notices';
import type { ReadBrief } from './read-brief';

const NUMBER_LETTERS = 8;
/**
 * Longer than a process takes to notify both sides, so that the sweep does not send the same notifications at the same
 * time.
 */
const NOTIFIED_WITHIN_MS = 60_000;
const newNumber = () =>
  orderNumberOf(
    Array.from({ length: NUMBER_LETTERS }, () => ORDER_LETTERS[randomInt(ORDER_LETTERS.length)]!).join(''),
  ).replace('CV', 'CP');

type SaveFiles = () => Promise<FileRecord[]>;

interface Dependencies extends Pick<ProjectParts, 'projects' | 'now'> {
  readBrief: ReadBrief;
  logger: Pick<Logger, 'error'>;
  notices: Pick<BriefNotices, 'sent' | 'receipt'>;
  /** Counts a brief towards the limits of the person and of the client, or rejects it. */
  reserve: (personId: string, client: Client) => Promise<void>;
}

/** @param by the member who sends the brief, for themselves or for an organisation */
export function toProject(
  id: string,
  { client, by, seller, brief }: { client: Client; by: string; seller: Seller; brief: StoredBrief },
  at: Date,
): StoredProject {
  return {
    id,
    number: newNumber(),
    ...(client.kind === 'member' ? { clientId: client.id } : { clientId: '', clientOrganisationId: client.id }),
    seller,
    sellerKey: toSellerKey(seller),
    state: 'open',
    revision: 1,
    brief,
    offers: [],
    acceptance: null,
    milestones: [],
    dispute: null,
    ended: null,
    createdAt: at,
    changedAt: at,
    dueAt: new Date(at.getTime() + NOTIFIED_WITHIN_MS),
    events: [{ at, by, side: 'client', what: 'sent the brief' }],
  };
}

/** Returns false if another call has already stored the project. */
export async function insertProject(
  projects: Pick<ProjectParts['projects'], 'insert' | 'find'>,
  project: StoredProject,
): Promise<boolean> {
  while (!(await projects.insert(project))) {
    if (await projects.find(project.id)) return false;
    project.number = newNumber();
  }
  return true;
}

/** Sends briefs; each brief starts a project. */
export function createBriefs({ projects, readBrief, notices, reserve, logger, now }: Dependencies) {
  /** If the process dies before this completes, the sweep finds the project by `dueAt`. */
  async function notifyBoth(project: StoredProject): Promise<void> {
    await notices.receipt(project);
    await notices.sent(project);
    await projects.clearDue(project);
  }

  return {
    /**
     * Sends a brief, at most once per person and key.
     *
     * @param saveFiles called once the brief has been accepted and counted; stores the files, so that the brief
     * contains them from the start
     */
    async send(person: Person, key: string, form: BriefForm, saveFiles?: SaveFiles): Promise<StoredProject> {
      const id = createHash('sha256')
        .update(JSON.stringify([person.id, key]))
        .digest('hex')
        .slice(0, 24);
      const known = await projects.find(id);
      if (known) {
        // The process may have died before notifying the seller. Notifying again is safe, because a second notification
        // about the same action is ignored.
        await notices.sent(known);
        return known;
      }
      const { client, seller, brief } = await readBrief(person, form);
      await reserve(person.id, client);
      const files = (await saveFiles?.()) ?? [];
      const project = toProject(id, { client, by: person.id, seller, brief: { ...brief, files } }, now());
      if (!(await insertProject(projects, project))) return (await projects.find(id)) ?? project;
      await notifyBoth(project);
      return project;
    },

    /** Sends notifications that were lost when a process died. */
    sweep: () =>
      sweepDue(
        { projects, logger, now },
        {
          isOwn: ({ acceptance }) => acceptance === null,
          process: notifyBoth,
          failed: 'failed to announce a brief; the sweep tries again',
        },
      ),
  };
}

export type Briefs = ReturnType<typeof createBriefs>;
