import type {
  ApplicationDraft as DraftView,
  ApplicationFile,
  ApplicationPreview as PreviewView,
  ApplicationRow,
  OwnApplication as OwnView,
  ReviewedApplication as ReviewedView,
  Thread,
  WorkSnapshot as SnapshotView,
} from '@verse/api-contract/api';
import type { FileRecord } from '../../../../platform/files';
import { pictureView } from '../../../../platform/images';
import type { KnownOrganisation } from '../../../../platform/ports';
import type { ThreadEntry } from '../../../../platform/threads';
import type { Application, WorkSnapshot } from './application';
import type { ApplicationDraft } from './application-drafts.repository';
import type { ApplicantNote, Scores } from './assessments.repository';
import type { OpenThread } from './correspondence';
import { isThreadOpen, type OwnApplication } from './own-applications.service';
import type { ApplicationPreview } from './own-drafts.service';
import type { ReviewedApplication } from './reviewed-applications';

const fileView = ({ id, name, bytes }: FileRecord): ApplicationFile => ({ id, name, bytes });

const snapshotView = ({ pictures, ...work }: WorkSnapshot): SnapshotView => ({
  ...work,
  pictures: pictures.map(({ picture, alt, focus }) => pictureView(picture, alt, focus)),
});

const answerView = (answer: Application['answer']) =>
  answer ? { reason: answer.reason, message: answer.message, at: answer.at.toISOString() } : null;

const offerAnswerView = ({ offerAnswer }: Application): OwnView['offerAnswer'] =>
  offerAnswer ? { ...offerAnswer, at: offerAnswer.at.toISOString() } : null;

const historyView = ({ history }: Application) =>
  history.map(({ state, at }) => ({ stage: state, at: at.toISOString() }));

export const draftView = (draft: ApplicationDraft | undefined): DraftView => ({
  note: draft?.note ?? '',
  link: draft?.link ?? '',
  works: draft?.works ?? [],
  files: (draft?.files ?? []).map(fileView),
});

export const filesView = (files: readonly FileRecord[]) => ({ files: files.map(fileView) });

export function ownView({ application, job }: OwnApplication, organisation: KnownOrganisation | undefined): OwnView {
  const { works = [], files = [], answerBy, answer, appliedAt, state, note, link, jobId } = application;
  return {
    jobId,
    title: job?.title ?? 'A job that was removed',
    company: organisation?.name ?? job?.company ?? '',
    organisation: organisation ? { handle: organisation.handle, name: organisation.name } : null,
    stage: state,
    appliedAt: appliedAt.toISOString(),
    answerBy: answerBy?.toISOString() ?? null,
    history: historyView(application),
    answer: answerView(answer),
    offerAnswer: offerAnswerView(application),
    project: application.project?.number ?? null,
    note,
    link,
    works: works.map(snapshotView),
    files: files.map(fileView),
    isThreadOpen: isThreadOpen(job, application),
  };
}

function meanOf(all: readonly Scores[]): number | null {
  const scores = all.flatMap(({ scores: given }) => Object.values(given));
  return scores.length === 0
    ? null
    : Math.round((10 * scores.reduce((sum, score) => sum + score, 0)) / scores.length) / 10;
}

function personView({ applicant }: Pick<ReviewedApplication, 'applicant'>): ApplicationRow['person'] {
  if (!applicant) return null;
  const { name, handle, picture, email } = applicant;
  return { name, handle, picture, email };
}

export const previewView = ({ application, applicant }: ApplicationPreview): PreviewView => ({
  isBlind: applicant === undefined,
  person: personView({ applicant }),
  note: application.note,
  link: application.link,
  works: (application.works ?? []).map(snapshotView),
  files: (application.files ?? []).map(fileView),
});

type SummaryView = Omit<ApplicationRow, 'covers'>;

function summaryView(one: ReviewedApplication): SummaryView {
  const { application, files, own, others } = one;
  const { ref = '', number = 0, state, appliedAt, answerBy, version = 1, note, works = [] } = application;
  return {
    id: ref,
    label: `Applicant ${number}`,
    stage: state,
    appliedAt: appliedAt.toISOString(),
    answerBy: answerBy?.toISOString() ?? null,
    version,
    person: personView(one),
    note,
    works: works.length,
    files,
    mean: own ? meanOf([own, ...others]) : null,
    offerAnswer: offerAnswerView(application),
    isOfferAnswerNew: application.unseenAnswerSince !== undefined,
  };
}

export const rowView = (one: ReviewedApplication): ApplicationRow => ({
  ...summaryView(one),
  covers: (one.application.works ?? []).flatMap(({ pictures: [first] }) =>
    first ? pictureView(first.picture, first.alt, first.focus) : [],
  ),
});

export function reviewedView(
  one: ReviewedApplication,
  notes: readonly (ApplicantNote & { by: string })[],
  names: ReadonlyMap<string, string>,
  readerId: string,
): ReviewedView {
  const { application, job, applicant, own, others } = one;
  const { project } = application;
  return {
    ...summaryView(one),
    jobId: job.id,
    jobTitle: job.title,
    attributes: job.attributes ?? [],
    isBlind: applicant === undefined,
    link: application.link,
    works: (application.works ?? []).map(snapshotView),
    files: (application.files ?? []).map(fileView),
    history: historyView(application),
    answer: answerView(application.answer),
    ownScores: (own?.scores as ReviewedView['ownScores'] | undefined) ?? null,
    otherScores: others.map(({ memberId, scores }) => ({
      by: names.get(memberId) ?? 'A former colleague',
      scores: scores as NonNullable<ReviewedView['ownScores']>,
    })),
    notes: notes.map(({ id, by, text, at, memberId }) => ({
      id,
      by,
      text,
      at: at.toISOString(),
      isOwn: memberId === readerId,
    })),
    isThreadOpen: applicant !== undefined,
    // Colleagues of a member who is the client could not open the project.
    project: project?.isOrganisations || project?.clientId === readerId ? project.number : null,
  };
}

export const threadView = (
  { entries, next }: { entries: readonly ThreadEntry[]; next: string | null },
  { readerId, names }: Pick<OpenThread, 'readerId' | 'names'>,
): Thread => ({
  entries: entries.map(({ id, side, text, files, at, authorId }) => ({
    id,
    from: side === 'applicant' ? 'applicant' : 'organisation',
    by: names[side === 'applicant' ? 'applicant' : 'organisation'],
    text,
    files: files.map(fileView),
    at: at.toISOString(),
    isOwn: authorId === readerId,
  })),
  next,
});
