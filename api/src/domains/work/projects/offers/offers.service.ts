import type { AcceptanceForm, OfferForm } from '@verse/api-contract/api';
import { dayOf } from '@verse/api-contract/work/offer-rules';
import { PROJECT_LIMITS } from '@verse/api-contract/work/projects.values';
import { AppError, type Person, VersionConflict } from '../../../../platform/http';
import { mayWrite } from '../may-write';
import type { OfferVersion, OpenProject, ProjectEvent, StoredProject } from '../project';
import type { ProjectParts } from '../project-parts';
import type { ProjectChange } from '../projects.repository';
import type { OfferDefaultsRepository } from './offer-defaults.repository';
import type { OfferNotices } from './offer-notices';
import { assertOfferable, hashOf, isExpired, lacksAccount, plannedMilestones, toTerms } from './terms';

/** Maximum number of attempts per call if there are concurrent changes. */
const TRIES = 10;

interface Dependencies extends Pick<ProjectParts, 'projects' | 'sides' | 'isBlocked' | 'stepsChanged' | 'now'> {
  hasBothSides: (project: StoredProject) => Promise<boolean>;
  defaults: Pick<OfferDefaultsRepository, 'replace'>;
  notices: OfferNotices;
  /** Counts an offer version towards the account's limit, or rejects it. */
  countOffer: (memberId: string) => Promise<void>;
  /**
   * Starts the work once an agreement is reached. If the process dies before this completes, the sweep finds the
   * project by `dueAt`.
   */
  afterAcceptance: (project: StoredProject) => Promise<StoredProject>;
}

/** Undefined if an earlier call has already made the change. */
type Step = { change: ProjectChange; event: ProjectEvent } | undefined;

const wrongState = (message: string) => new AppError('wrong-state', message);

function assertOpen({ state }: StoredProject): void {
  if (state === 'agreed' || state === 'completed') throw wrongState('You two already agreed on an offer.');
  if (state !== 'open') throw wrongState('This project has ended.');
}

function assertAcceptable(open: OpenProject, newest: OfferVersion, form: AcceptanceForm, now: Date): void {
  const { project, side } = open;
  if (newest.version !== form.version || newest.hash !== form.hash) throw new VersionConflict(open);
  if (newest.side === side)
    throw wrongState('You wrote this version, so they have to accept it. You can send a new one.');
  if (isExpired(newest, now)) throw wrongState('This offer has expired. Answer with a new version.');
  if (lacksAccount(project, newest))
    throw wrongState('This offer doesn’t say where you get paid. Send a version with your account.');
}

function toAcceptance({ project, side }: OpenProject, by: string, offer: OfferVersion, at: Date): Step {
  const { version, hash, terms } = offer;
  return {
    change: {
      state: 'agreed',
      acceptance: { version, hash, side, by, at },
      milestones: plannedMilestones(project, terms, dayOf(at)),
      dueAt: at,
    },
    event: { at, by, side, what: `accepted version ${version}` },
  };
}

export function createOffers(dependencies: Dependencies) {
  const { projects, sides, isBlocked, hasBothSides, defaults, stepsChanged, notices } = dependencies;
  const { countOffer, afterAcceptance, now } = dependencies;

  /** Retries a step until it can be stored without a conflict. */
  async function perform(person: Person, number: string, toStep: (open: OpenProject) => Promise<Step>) {
    for (let tries = 1; ; tries += 1) {
      const open = await sides.open(person, number);
      const step = await toStep(open);
      const project = step ? await projects.change(open.project, step.change, step.event) : open.project;
      if (project) return { ...open, project };
      if (tries === TRIES) throw new VersionConflict(await sides.open(person, number));
    }
  }

  async function assertMayWrite(open: OpenProject): Promise<void> {
    if (!(await mayWrite(open, isBlocked))) throw new AppError('forbidden', 'You can’t write to them.');
    if (!(await hasBothSides(open.project)))
      throw wrongState('One of you is suspended or leaving, so you can’t agree now.');
  }

  /** Keeps the account and the rule of a member's first offer in their settings. Later ones change nothing there. */
  async function keepFirst({ project: { seller, offers }, side }: OpenProject, by: string): Promise<void> {
    const terms = offers.at(-1)?.terms;
    if (side !== 'seller' || seller.kind !== 'member' || !terms?.account) return;
    const { account, silentDays } = terms;
    await defaults.replace(by, 0, { account, silentDays });
  }

  return {
    /**
     * Adds an offer version, unless the call is a retry by the same person.
     *
     * @throws VersionConflict, carrying the current project, if there is a version newer than the base version
     */
    async offer(person: Person, number: string, form: OfferForm): Promise<OpenProject> {
      const { id: by } = person;
      let isCounted = false;
      const done = await perform(person, number, async (open) => {
        const { project, side } = open;
        assertOpen(project);
        await assertMayWrite(open);
        const terms = toTerms(project, side, form);
        const hash = hashOf(terms);
        const before = project.offers.at(-2);
        const newest = project.offers.at(-1);
        const isRetry = newest?.by === by && newest.hash === hash && newest.note === form.note;
        if (isRetry && (before?.version ?? 0) === form.basedOn) return undefined;
        if ((newest?.version ?? 0) !== form.basedOn) throw new VersionConflict(open);
        if (project.offers.length >= PROJECT_LIMITS.versions)
          throw new AppError('limit', `A project has at most ${PROJECT_LIMITS.versions} versions of its offer.`);
        const at = now();
        assertOfferable(terms, at);
        if (!isCounted) await countOffer(by);
        isCounted = true;
        const version = form.basedOn + 1;
        const offers = [...project.offers, { version, side, by, at, note: form.note, terms, hash }];
        return { change: { offers }, event: { at, by, side, what: `offered version ${version}` } };
      });
      await keepFirst(done, by);
      await notices.offered(done.project, done.side);
      await stepsChanged(by);
      return done;
    },

    /**
     * Accepts the newest version; idempotent per person.
     *
     * @throws VersionConflict, carrying the current project, if the given version is not the newest
     * @throws AppError `wrong-state` if the person's side cannot accept the version
     */
    async accept(person: Person, number: string, form: AcceptanceForm): Promise<OpenProject> {
      const { id: by } = person;
      let isRetry = false;
      const done = await perform(person, number, async (open) => {
        const { acceptance, offers } = open.project;
        isRetry = acceptance?.by === by && acceptance.version === form.version && acceptance.hash === form.hash;
        if (isRetry) return undefined;
        assertOpen(open.project);
        await assertMayWrite(open);
        const newest = offers.at(-1);
        if (!newest) throw new VersionConflict(open);
        const at = now();
        assertAcceptable(open, newest, form, at);
        return toAcceptance(open, by, newest, at);
      });
      await notices.accepted(done.project, by, isRetry);
      const project = await afterAcceptance(done.project);
      await stepsChanged(by);
      return { ...done, project };
    },
  };
}

export type OffersService = ReturnType<typeof createOffers>;
