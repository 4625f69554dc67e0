import type { DecisionForm } from '@verse/api-contract/api';
import { PROJECT_FILES } from '@verse/api-contract/files';
import { WORK_LIMITS } from '@verse/api-contract/work/project-work.values';
import type { FileRecord } from '../../../../platform/files';
import { AppError, type Person, type UploadedFile } from '../../../../platform/http';
import { type OpenProject, type StoredDelivery, type StoredMark, type StoredMilestone, threadOf } from '../project';
import { unsentFiles } from '../project-calls';
import type { ProjectParts } from '../project-parts';
import { type Acting, assertHasSteps, assertSide, assertWorking, findMilestone, wrongState } from './acting';
import { isPicture } from './marks';
import { answered, openDelivery, progressTo, termsOf, withMilestone } from './milestones';
import type { NotifyOfWork } from './work-notices';

interface Dependencies extends Pick<ProjectParts, 'projects' | 'sides' | 'files' | 'now'> {
  acting: Pick<Acting, 'change'>;
  tell: NotifyOfWork;
  countFile: (memberId: string) => Promise<void>;
}

/** Maximum number of attempts if concurrent changes conflict; each attempt rereads the project. */
const ATTEMPTS = 10;
export const UNKNOWN_FILE = 'There is no such file.';

export const mayDeliver = ({ state, deliveries }: StoredMilestone): boolean =>
  (state === 'planned' || state === 'changes-asked') && deliveries.length < WORK_LIMITS.deliveries;

export const usedRevisions = ({ deliveries }: StoredMilestone): number =>
  deliveries.filter(({ decision }) => decision?.is === 'changes').length;

function assertTakesFiles(open: OpenProject, id: string): StoredMilestone {
  assertSide(open, 'seller');
  assertWorking(open.project);
  const milestone = findMilestone(open.project, id);
  if (!mayDeliver(milestone)) throw wrongState('You can’t deliver this milestone now.');
  assertHasSteps(open);
  return milestone;
}

function assertHasRoom({ upload = [] }: StoredMilestone): void {
  if (upload.length >= WORK_LIMITS.files)
    throw new AppError('limit', `A delivery has at most ${WORK_LIMITS.files} files. Remove one to add another.`);
}

/** @throws AppError `invalid` if a mark is not on a picture of the delivery */
function assertOnPictures({ files }: StoredDelivery, marks: readonly StoredMark[]): void {
  const strange = marks.findIndex(({ file }) => !files.some((one) => one.id === file && isPicture(one)));
  if (strange === -1) return;
  const message = 'This picture is not in the delivery.';
  throw new AppError('invalid', message, { fields: { [`marks.${strange}.file`]: message } });
}

export function createDeliveries({ projects, sides, acting, tell, files, countFile, now }: Dependencies) {
  async function changeUpload(
    person: Person,
    number: string,
    id: string,
    what: string,
    change: (milestone: StoredMilestone) => FileRecord[],
  ): Promise<OpenProject> {
    for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
      const open = await sides.open(person, number);
      const { project, side } = open;
      const milestone = assertTakesFiles(open, id);
      const upload = change(milestone);
      if (upload === milestone.upload) return open;
      const milestones = withMilestone(project.milestones, id, (one) => ({ ...one, upload }));
      const event = { at: now(), by: person.id, side, what, about: unsentFiles(id) };
      const changed = await projects.change(project, { milestones }, event);
      if (changed) return { ...open, project: changed };
    }
    throw new AppError('conflict', 'Someone is changing this project. Please try again.');
  }

  return {
    /** @throws AppError unless the caller can currently add a file */
    async assertTakesFile(person: Person, number: string, id: string): Promise<void> {
      assertHasRoom(assertTakesFiles(await sides.open(person, number), id));
    },

    /** Adds a file to the next delivery, unless the delivery already contains a file with the same content. */
    async addFile(person: Person, number: string, id: string, file: UploadedFile): Promise<OpenProject> {
      await countFile(person.id);
      const record = await files.save(file, PROJECT_FILES, person.id);
      return changeUpload(person, number, id, 'added a file to a delivery', (milestone) => {
        const { upload = [] } = milestone;
        if (milestone.upload?.some(({ sha256 }) => sha256 === record.sha256)) return milestone.upload;
        assertHasRoom(milestone);
        return [...upload, record];
      });
    },

    /** @throws AppError `not-found` if the file is unknown */
    removeFile: (person: Person, number: string, id: string, fileId: string): Promise<OpenProject> =>
      changeUpload(person, number, id, 'removed a file of a delivery', ({ upload = [] }) => {
        const left = upload.filter((file) => file.id !== fileId);
        if (left.length === upload.length) throw new AppError('not-found', UNKNOWN_FILE);
        return left;
      }),

    /** Sends the uploaded files along with a note, and pauses the seller's clock. */
    async deliver(open: OpenProject, id: string, { note }: { note: string }): Promise<OpenProject> {
      const milestone = assertTakesFiles(open, id);
      const { upload = [] } = milestone;
      if (upload.length === 0 && note === '') {
        const message = 'Add a file or a note.';
        throw new AppError('invalid', message, { fields: { note: message } });
      }
      const delivery = { at: now(), by: open.readerId, note, files: upload, decision: null };
      const deliveries = [...milestone.deliveries, delivery];
      const milestones = withMilestone(open.project.milestones, id, (one) => ({
        ...one,
        state: 'delivered',
        deliveries,
        upload: [],
      }));
      const project = await acting.change(open, { milestones }, `delivered “${milestone.title}”`, id);
      const act = `${deliveries.length}`;
      await tell({ project, news: 'delivery', to: ['client'], milestone, act, by: open.readerId });
      return { ...open, project };
    },

    /** Accepts a delivery, or requests changes if the terms still allow any. */
    async decide(open: OpenProject, id: string, form: DecisionForm): Promise<OpenProject> {
      assertSide(open, 'client');
      assertWorking(open.project);
      const milestone = findMilestone(open.project, id);
      const delivery = openDelivery(milestone);
      if (!delivery) throw wrongState('There’s no delivery to answer.');
      const allowed = termsOf(open.project)?.revisions ?? 0;
      if (form.is === 'changes' && usedRevisions(milestone) >= allowed)
        throw wrongState(`You’ve used all ${allowed} rounds of changes. Accept it, or open a dispute.`);
      const { is, note, marks = [] } = form;
      assertOnPictures(delivery, marks);
      const decision = { is, note, at: now(), by: open.readerId, ...(marks.length > 0 ? { marks } : {}) };
      const milestones = withMilestone(open.project.milestones, id, (one) => answered(one, decision));
      const what = `${form.is === 'accepted' ? 'accepted' : 'asked for changes to'} “${milestone.title}”`;
      const project = await acting.change(open, progressTo(milestones), what, id);
      const act = `${milestone.deliveries.length}`;
      await tell({ project, news: 'answer', to: ['seller'], milestone, act, by: open.readerId });
      return { ...open, project };
    },
  };
}

export type Deliveries = ReturnType<typeof createDeliveries>;

/** Finds a file belonging to the work. Files in an unsent delivery are visible only to the seller. */
export async function findWorkFile(
  { project, side }: OpenProject,
  fileId: string,
  { agreedOrders, threads }: Pick<ProjectParts, 'agreedOrders' | 'threads'>,
  withThread = false,
): Promise<FileRecord> {
  const { milestones, brief } = project;
  const sent = milestones.flatMap(({ deliveries }) => deliveries.flatMap(({ files }) => files));
  const unsentFiles = side === 'seller' ? milestones.flatMap(({ upload = [] }) => upload) : [];
  const known = [...sent, ...unsentFiles, ...(withThread ? brief.files : [])].find(({ id }) => id === fileId);
  if (known) return known;
  const payments = await agreedOrders.findAll(milestones.map(({ id }) => id));
  const receipt = [...payments.values()].flatMap(({ receipts }) => receipts).find(({ id }) => id === fileId);
  const found = receipt ?? (withThread ? await threads.findFile(threadOf(project), fileId) : undefined);
  if (!found) throw new AppError('not-found', UNKNOWN_FILE);
  return found;
}
