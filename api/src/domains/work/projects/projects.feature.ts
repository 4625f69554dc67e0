import { PROJECT_LIMITS } from '@verse/api-contract/work/projects.values';
import type { Feature } from '../../../platform/feature';
import type { Platform } from '../../../platform/open-platform';
import { NEVER_SHOWN, type PictureHolder } from '../../../platform/people';
import type { Organisations, People } from '../../../platform/ports';
import { createThreads } from '../../../platform/threads';
import { createBillingPart, openInvoices } from './billing';
import { createBriefsPart } from './briefs';
import type { StartHired } from './briefs/hires';
import { projectSteps } from './next-steps';
import { createOffersPart } from './offers';
import { type StoredProject, toSellerKey } from './project';
import type { FindPackage, ProjectPart, ProjectParts } from './project-parts';
import { createProjectRepository, PROJECTS } from './projects.repository';
import { createProjectView } from './projects.view';
import { createReviewedProjects, type ReviewedProjects } from './reviewed-projects';
import { createSellerRecords, type SellerRecords } from './seller-record';
import { createSides } from './sides';
import { createWorkPart } from './work';

/** The client, or the member who sent the brief for it, owns its files. The seller owns those of the work. */
const ownerOfProjectFile: PictureHolder['ownerOf'] = (document, name) => {
  const { clientId, clientOrganisationId, seller, brief, milestones, events } = document as unknown as StoredProject;
  const isNamed = ({ blob }: { blob: string }) => blob === name;
  if (brief.files.some(isNamed)) return clientOrganisationId === undefined ? clientId : events[0]?.by;
  const delivery = milestones.flatMap(({ deliveries }) => deliveries).find(({ files }) => files.some(isNamed));
  if (delivery) return delivery.by;
  return seller.kind === 'member' ? seller.id : undefined;
};

const contributionsOf = (parts: readonly ProjectPart[]) => ({
  routes: parts.flatMap(({ routes }) => routes),
  personalData: parts.flatMap(({ personalData = [] }) => personalData),
  notifications: parts.flatMap(({ notifications = [] }) => notifications),
  mails: parts.flatMap(({ mails = [] }) => mails),
  jobs: parts.flatMap(({ jobs = [] }) => jobs),
  workQueues: parts.flatMap(({ workQueues = [] }) => workQueues),
  async onOrganisationClosed(organisationId: string) {
    for (const { onOrganisationClosed } of parts) await onOrganisationClosed?.(organisationId);
  },
});

/** Clients send briefs; sellers make offers, deliver work and get paid. Every step is recorded. */
export interface ProjectsFeature
  extends
    Feature,
    Pick<People, 'listCompletedTitles' | 'listBriefs' | 'hadProject'>,
    Pick<Organisations, 'countProjects' | 'actsInProjects'> {
  startHired: StartHired;
  reviewed: ReviewedProjects;
  records: SellerRecords;
}

const keyOfMember = (id: string) => toSellerKey({ kind: 'member', id });

export async function createProjectsFeature(platform: Platform, findPackage: FindPackage): Promise<ProjectsFeature> {
  const { db, now, accounts, organisations } = platform;
  const projects = await createProjectRepository(db);
  const parts: ProjectParts = {
    ...platform,
    ...accounts,
    ...platform.people,
    ...platform.notifications,
    findPackage,
    projects,
    sides: createSides({ ...accounts, projects, organisations }),
    threads: await createThreads(db, { now, mostEntries: PROJECT_LIMITS.messages }),
    invoices: await openInvoices(platform),
  };
  async function wasAgreedOrPaid(
    clientId: string,
    sellerId: string,
    period: { from: Date; to: Date },
  ): Promise<boolean> {
    for (const filter of await parts.sides.buyingFilters(clientId))
      if (await projects.wasAgreedOrPaid(filter, keyOfMember(sellerId), period)) return true;
    return false;
  }
  const work = await createWorkPart(parts);
  const views: ProjectPart[] = [work, await createOffersPart(parts, work), createBillingPart(parts)];
  const view = createProjectView({ ...parts, parts: views });
  const briefs = await createBriefsPart(parts, view);
  const records = createSellerRecords(parts);
  return {
    name: 'projects',
    // Projects refer only to files from briefs and deliveries, which must never be displayed as pictures.
    pictures: [{ collection: PROJECTS, ownerOf: ownerOfProjectFile, shows: NEVER_SHOWN }],
    ...contributionsOf([briefs, ...views]),
    startHired: briefs.startHired,
    reviewed: createReviewedProjects(parts),
    records,
    listCompletedTitles: (memberId) => records.listCompletedTitles(keyOfMember(memberId)),
    listBriefs: (memberId) => records.listBriefs(keyOfMember(memberId)),
    hadProject: async (one, other, period) =>
      (await wasAgreedOrPaid(one, other, period)) || (await wasAgreedOrPaid(other, one, period)),
    countProjects: projects.countOfOrganisation,
    actsInProjects: parts.sides.actsFor,
    nextSteps: [projectSteps({ ...parts, view })],
  };
}
