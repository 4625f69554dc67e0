import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useLoaderData } from 'react-router-dom';
import type { OfferForm, Project } from '@verse/api-contract/api';
import type { Offer } from '@verse/api-contract/work/project-offers.schema';
import type { Side } from '@verse/api-contract/work/projects.values';
import { type ApiClient, ApiError } from '@verse/contract';
import { createFakeShell, FakeShellApp } from '@verse/contract/testing';
import { OffersPanel } from '../offers-panel';

const MEMBER = { id: '7', firstName: 'Tolani', lastName: 'Eke', email: 't@x.uk', role: 'member', emailVerified: true };
export const ACCOUNT = { holder: 'Sade Bello', bank: 'Lantern Bank', number: '0123456789', code: null };
export const NUMBER = 'CP-1234-5678';

export const offerOf = (version: number, side: Side, more: Partial<Offer['terms']> = {}): Offer => {
  const terms: Offer['terms'] = {
    scope: `Scope ${version}`,
    deliverables: ['A lantern'],
    revisions: 2,
    currency: 'NGN',
    silentDays: 7,
    milestones: [
      { title: 'Sketch', dueOn: '2026-12-20', minor: 1_000_001 },
      { title: 'Lantern', dueOn: '2026-12-27', minor: 2_000_002 },
    ],
    validUntil: '2026-12-10',
    account: ACCOUNT,
    ...more,
  };
  const total = terms.milestones.reduce((sum, { minor }) => sum + minor, 0);
  const hash = String(version).repeat(64);
  return { version, side, at: '2026-11-26T10:00:00.000Z', note: '', terms, hash, total, isExpired: false };
};

export const projectOf = (side: Side, versions: Offer[], more: Partial<Project> = {}): Project => ({
  number: NUMBER,
  title: 'A lantern',
  state: 'open',
  side,
  revision: 1,
  work: null,
  ended: null,
  client: { kind: 'client', name: 'Tolani Ekwere', handle: null },
  seller: { kind: 'member', name: 'Sade Bello', handle: 'sade' },
  createdAt: '2026-11-26T09:00:00.000Z',
  changedAt: '2026-11-26T09:00:00.000Z',
  offeredBy: null,
  hold: null,
  completedPart: null,
  nextStep: null,
  serverNow: '2026-11-26T12:00:00.000Z',
  brief: {
    title: 'A lantern',
    aim: 'Light',
    links: [],
    files: [],
    budget: null,
    wantedBy: null,
    service: null,
    package: null,
  },
  offers: {
    versions,
    accepted: null,
    lastAccount: side === 'seller' ? ACCOUNT : null,
    may: { offer: true, accept: versions.length > 0 && versions.at(-1)!.side !== side },
  },
  billing: null,
  hire: null,
  may: { addFile: false, withdraw: false, decline: false, write: true },
  ...more,
});

const PACKAGES = [{ id: 'p1', name: 'Logo', text: 'A logo.', prices: { USD: 25_000 }, days: 7, revisions: 3 }];

/**
 * Opens a project backed by a fake server. `refuse` rejects only the next call, and can change the project at the same
 * time.
 */
export function open(project: Project) {
  const sent: [string, unknown][] = [];
  const state: { project: Project; refuse: (() => ApiError) | undefined } = { project, refuse: undefined };
  const client: ApiClient = (path, { method = 'GET', body } = {}) => {
    if (method === 'GET') return Promise.resolve(state.project) as never;
    sent.push([path, body]);
    const error = state.refuse?.();
    state.refuse = undefined;
    return (error ? Promise.reject(error) : Promise.resolve(state.project.offers)) as never;
  };
  const Page = () => <OffersPanel project={useLoaderData<Project>()} />;
  const routes = [
    { path: 'p', loader: () => state.project, Component: Page },
    { path: 'projects/packages', loader: () => ({ packages: PACKAGES, version: 1, hidden: [] }) },
  ];
  const shell = createFakeShell({ status: 'member', user: MEMBER });
  const view = render(<FakeShellApp routes={routes} base="/verse" at="/verse/p" client={client} shell={shell} />);
  return { state, sent, shell, view, user: userEvent.setup() };
}

export const conflict = (message: string) => () =>
  new ApiError(409, { type: '', title: '', status: 409, code: 'conflict', message });
/** Goes through the steps that are left, and sends the offer. */
export async function sendOffer(user: ReturnType<typeof userEvent.setup>, version: number) {
  for (let step = 0; step < 2; step += 1) {
    const next = screen.queryByRole('button', { name: /^Next: / });
    if (next) await user.click(next);
  }
  await user.click(screen.getByRole('button', { name: `Send version ${version}` }));
}
export const bodyOf = (sent: [string, unknown][]) => sent.at(-1)![1] as OfferForm;
