import type { OfferForm } from '@verse/api-contract/api';
import type { Currency } from '@verse/api-contract/money';
import { dayOf, daysAfter, endOfDay } from '@verse/api-contract/work/offer-rules';
import { PROJECT_LIMITS, type ProjectState, type Side } from '@verse/api-contract/work/projects.values';
import { ACCOUNT } from './project-offers';

type Draw = (below: number) => number;

export type OfferAct =
  | { what: 'offer'; side: Side; form: OfferForm }
  | { what: 'accept'; side: Side; version: number; isOtherHash: boolean }
  | { what: 'end'; side: Side };

/** Expected state of a project after a series of actions. Tests compare the service with this model. */
export interface OfferModel {
  state: ProjectState;
  versions: { side: Side; form: OfferForm; hasAccount: boolean }[];
  accepted: { version: number; side: Side } | null;
}

export const EMPTY_MODEL: OfferModel = { state: 'open', versions: [], accepted: null };

const sideOf = (draw: Draw): Side => (draw(2) === 0 ? 'client' : 'seller');

/** Returns an offer whose terms differ from those of all offers with a different `mark`. */
export function drawOffer(draw: Draw, now: Date, side: Side, basedOn: number, mark: number): OfferForm {
  const today = dayOf(now);
  const currency: Currency = draw(2) === 0 ? 'USD' : 'NGN';
  const validUntil = daysAfter(today, draw(6));
  const isInDays = draw(2) === 0;
  let days = 1;
  const milestones = Array.from({ length: 1 + draw(PROJECT_LIMITS.milestones) }, (_, index) => {
    days += draw(10);
    const due = isInDays ? { days } : { dueOn: daysAfter(validUntil, days) };
    return { title: `Part ${index + 1}`, ...due, minor: 1 + draw(2_000_000_000) };
  });
  const account = side === 'seller' ? ACCOUNT : null;
  const terms = { scope: `Lantern ${mark}`, deliverables: ['A lantern'], revisions: draw(4), currency, milestones };
  return { basedOn, note: '', terms: { ...terms, silentDays: 3 + draw(10), validUntil, account } };
}

/**
 * Returns an action, usually one that can succeed. The others use an outdated version, a different hash, or the
 * caller's own offer.
 */
export function drawAct(draw: Draw, { versions }: OfferModel, now: Date, mark: number): OfferAct {
  const newest = versions.length;
  const kind = draw(20);
  if (kind < 11) {
    const side = sideOf(draw);
    const basedOn = draw(4) === 0 ? draw(newest + 2) : newest;
    return { what: 'offer', side, form: drawOffer(draw, now, side, basedOn, mark) };
  }
  if (kind === 19) return { what: 'end', side: sideOf(draw) };
  const version = draw(3) === 0 ? 1 + draw(newest + 1) : Math.max(1, newest);
  return { what: 'accept', side: sideOf(draw), version, isOtherHash: draw(8) === 0 };
}

function offered(model: OfferModel, { side, form }: OfferAct & { what: 'offer' }): [OfferModel, string] {
  const { versions } = model;
  if (form.basedOn !== versions.length) return [model, 'conflict'];
  if (versions.length >= PROJECT_LIMITS.versions) return [model, 'limit'];
  const hasAccount = side === 'seller' || versions.some((one) => one.side === 'seller');
  return [{ ...model, versions: [...versions, { side, form, hasAccount }] }, 'done'];
}

function accepted(model: OfferModel, act: OfferAct & { what: 'accept' }, now: Date): [OfferModel, string] {
  const newest = model.versions.at(-1);
  if (!newest || act.version !== model.versions.length || act.isOtherHash) return [model, 'conflict'];
  const hasExpired = now >= endOfDay(newest.form.terms.validUntil);
  if (newest.side === act.side || hasExpired || !newest.hasAccount) return [model, 'wrong-state'];
  return [{ ...model, state: 'agreed', accepted: { version: act.version, side: act.side } }, 'done'];
}

/** Returns the project after an action, together with the action's result. */
export function applyAct(model: OfferModel, act: OfferAct, now: Date): [OfferModel, string] {
  const { accepted: done } = model;
  // Retry after a lost response.
  if (act.what === 'accept' && done?.version === act.version && done.side === act.side && !act.isOtherHash)
    return [model, 'done'];
  if (model.state !== 'open') return [model, 'wrong-state'];
  if (act.what === 'end') return [{ ...model, state: act.side === 'client' ? 'withdrawn' : 'declined' }, 'done'];
  return act.what === 'offer' ? offered(model, act) : accepted(model, act, now);
}
