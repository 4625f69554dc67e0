import { randomUUID } from 'node:crypto';
import type { APIRequestContext, Browser } from '@playwright/test';
import type { Publication } from '@verse/api-contract/api';
import { DAY_MS } from '@verse/api-contract/time';
import { signInToDemo } from '../../fixtures';
import { expect, settle } from '../../people';

/** An organisation that acts through the API. */
export class House {
  readonly handle = `lamps-${randomUUID().slice(0, 8)}`;
  readonly #api: APIRequestContext;
  readonly #staff: APIRequestContext;
  readonly #site: string;

  constructor(api: APIRequestContext, staff: APIRequestContext, site: string) {
    [this.#api, this.#staff, this.#site] = [api, staff, site];
  }

  async #send(method: string, address: string, data?: object, headers: Record<string, string> = {}, by = this.#api) {
    const answer = await by.fetch(`${this.#site}${address}`, {
      method,
      headers: { origin: this.#site, ...headers },
      ...(data ? { data } : {}),
    });
    expect([address, answer.status() < 300 ? 'ok' : await answer.text()]).toEqual([address, 'ok']);
    return (await answer.json().catch(() => undefined)) as never;
  }

  open = () =>
    this.#send(
      'POST',
      '/api/organisations',
      { name: `Lamp House ${this.handle.slice(-4)}`, handle: this.handle, description: 'Lamps.', links: [] },
      { 'idempotency-key': randomUUID() },
    );

  /** Publishes a job. The organisation's first job is approved by staff. */
  async post(title: string, more: object = {}): Promise<{ id: string }> {
    const id = randomUUID();
    const draft = {
      title,
      description: 'Draw lamps for a small theatre.',
      tags: ['Lamps'],
      benefits: ['Tea'],
      isRemote: true,
      pay: { min: '2000', max: '2500', currency: 'USD', unit: 'month' },
      place: '',
      zones: { from: -1, to: 3 },
      type: 'Contract',
      positions: '2',
      attributes: ['Craft', 'Fit'],
      isBlind: false,
      answerBy: new Date(Date.now() + 14 * DAY_MS).toISOString().slice(0, 10),
      ...more,
    };
    const drafts = `/api/organisations/${this.handle}/job-drafts/${id}`;
    await this.#send('PUT', drafts, { version: 0, draft });
    const sent = (await this.#send('PUT', `${drafts}/publication`)) as Publication;
    if (sent.state === 'review') {
      const decision = { decision: 'approve', version: sent.draft.version };
      await this.#send('PUT', `/api/job-reviews/${id}`, decision, {}, this.#staff);
    }
    const { jobs } = (await this.#send('GET', `/api/jobs?organisation=${this.handle}&limit=50`)) as {
      jobs: { id: string; title: string }[];
    };
    return jobs.find((job) => job.title === title)!;
  }

  async application(jobId: string) {
    const { applications } = (await this.#send(
      'GET',
      `/api/organisations/${this.handle}/jobs/${jobId}/applications`,
    )) as { applications: { id: string; version: number; note: string; works: number; files: number }[] };
    return applications[0]!;
  }

  openApplication = (id: string) => this.#send('PUT', `/api/organisations/${this.handle}/applications/${id}/opened`);

  async answer(jobId: string, stage: string, reason: string | null, message: string) {
    const { id, version } = await this.application(jobId);
    await this.#send('POST', `/api/organisations/${this.handle}/jobs/${jobId}/answers`, {
      applications: [{ id, version }],
      stage,
      reason,
      message,
    });
  }

  write = (id: string, text: string) =>
    this.#send(
      'POST',
      `/api/organisations/${this.handle}/applications/${id}/thread`,
      { text },
      { 'idempotency-key': randomUUID() },
    );
}

/** Creates a new organisation owned by a new member. */
export async function openHouse(browser: Browser, site: string): Promise<House> {
  const owner = await browser.newPage({ baseURL: site });
  const staff = await browser.newPage({ baseURL: site });
  await settle(owner, site);
  await signInToDemo(staff.request, site, 'editor');
  const house = new House(owner.request, staff.request, site);
  await house.open();
  return house;
}
