import type { Release } from '@verse/releases';
import { isWellFormed, type Section } from '../../../src/remotes/sections';
import type { Log } from '../../log';
import type { Variant } from '../../releases/active-releases';
import type { PageAnswer, RenderJob } from '../../render/job';
import { renderSkeleton } from '../../render/render-page';
import { getPathname, getSearch } from '../http';
import { withBanner } from '../rollout';
import { CircuitBreaker } from './circuit-breaker';
import { WorkerLostError } from './render-workers';
import { RenderedPage } from './rendered-page';

export interface PageRendererOptions {
  shell: Release;
  publicOrigin: string;
  outside: RenderJob['outside'];
  workers: { run(job: Omit<RenderJob, 'id'>): Promise<PageAnswer> };
  log: Log;
  /** A final transform of a page's HTML before compression, if any. */
  transform: ((html: string) => string) | undefined;
}

/**
 * Encodes a malformed path once more, because the router decodes it once, and URL parsers resolve dot segments, even
 * encoded ones, and drop control characters. They would find another page, or another host.
 */
const encodeMalformed = (url: string) =>
  getPathname(url).replaceAll('%', '%25').replaceAll('.', '%252e') + getSearch(url);

const renderWithout = (job: Omit<RenderJob, 'id'>, reason: string) => renderSkeleton({ ...job, id: 0 }, reason);

/** Renders pages in a worker. If a section fails, the page still contains the header and footer. */
export class PageRenderer {
  readonly #options: PageRendererOptions;
  readonly #breaker = new CircuitBreaker();

  constructor(options: PageRendererOptions) {
    this.#options = options;
  }

  async render(url: string, section: Section | undefined, variant: Variant): Promise<RenderedPage> {
    const job = this.#createJob(url, section, variant);
    const answer = await this.#renderInWorker(job, section);
    // The query is not logged, because links in emails carry tokens in their query.
    if (answer.error)
      this.#options.log.error(
        { path: getPathname(url), section: section?.name, render: answer.render, error: answer.error },
        'a page was left to the browser',
      );
    return this.#transform(answer, variant);
  }

  /** Renders a page that is a 404 for guests, for a member who may see it. */
  async renderForMembers(url: string, section: Section, variant: Variant): Promise<RenderedPage> {
    const job = { ...this.#createJob(url, section, variant), isForMembers: true as const };
    return this.#transform(await this.#renderInWorker(job, section), variant);
  }

  /** Renders only the header and footer; the browser then renders the section. */
  async renderSkeleton(url: string, section: Section, variant: Variant, reason: string): Promise<RenderedPage> {
    return this.#transform(await renderWithout(this.#createJob(url, section, variant), reason), variant);
  }

  #createJob(requested: string, section: Section | undefined, variant: Variant): Omit<RenderJob, 'id'> {
    const { outside, shell, publicOrigin } = this.#options;
    const release = section && variant.get(section.name);
    const url = isWellFormed(getPathname(requested)) ? requested : encodeMalformed(requested);
    return { kind: 'render', url, composition: variant.composition, outside, shell, release, publicOrigin };
  }

  async #renderInWorker(job: Omit<RenderJob, 'id'>, section: Section | undefined): Promise<PageAnswer> {
    const { workers, log } = this.#options;
    const key = job.release ? `${job.release.section}@${job.release.release}` : 'shell';
    if (section && !job.release) return renderWithout(job, 'no-release');
    if (this.#breaker.isOpen(key)) return renderWithout(job, 'quarantine');
    try {
      return await workers.run(job);
    } catch (error) {
      const isAtFault = error instanceof WorkerLostError && error.section === job.release?.section;
      if (isAtFault && this.#breaker.recordFailure(key))
        log.error({ release: key }, 'a release is left to the browser for a minute');
      const reason = error instanceof WorkerLostError ? 'worker' : 'busy';
      return { ...(await renderWithout(job, reason)), error: String(error) };
    }
  }

  #transform(answer: PageAnswer, { preview }: Variant): RenderedPage {
    const transforms = [this.#options.transform, preview && withBanner(preview)].filter((one) => one !== undefined);
    if (answer.html === undefined || transforms.length === 0) return new RenderedPage(answer);
    const html = Buffer.from(answer.html).toString();
    return new RenderedPage({ ...answer, html: transforms.reduce((text, transform) => transform(text), html) });
  }
}
