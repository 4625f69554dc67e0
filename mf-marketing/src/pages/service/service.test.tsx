import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Service } from '@verse/api-contract/api';
import { serviceSlug } from '@verse/api-contract/commerce/service-slug';
import { type ApiClient, ApiError } from '@verse/contract';
import { FakeShellApp } from '@verse/contract/testing';
import remote from '../../remote';
import * as page from './service';

const { services } = JSON.parse(readFileSync(join(__dirname, '../../../../api/content/services.json'), 'utf8')) as {
  services: Service[];
};
const SPARSE: Service = {
  title: 'Sparse Test Service',
  overview: 'A fixture with no optional section.',
  type: 'individual',
  cta: 'Get in Touch',
};
const answering = (body: unknown) => jest.fn().mockResolvedValue(body) as unknown as ApiClient;

async function openService(slug: string, client = answering({ services: [...services, SPARSE] })) {
  render(<FakeShellApp routes={remote.routes} base="/" at={`/services/service/${slug}`} client={client} />);
  await screen.findByRole('heading', { level: 1 });
}

const SECTIONS = [
  "Who It's For",
  'Key Benefits',
  'How It Works',
  'Features',
  'Services',
  'What You Get',
  'Optional Add-Ons',
  'Engagement Models',
  'Past Work',
  'Testimonials',
  'FAQ',
  'Pricing',
  'Bundle Add-Ons',
];
const LISTS: [string, keyof Service][] = [
  ["Who It's For", 'whoItsFor'],
  ['Key Benefits', 'keyBenefits'],
  ['How It Works', 'howItWorks'],
  ['Features', 'features'],
  ['Services', 'services'],
  ['What You Get', 'whatYouGet'],
  ['Optional Add-Ons', 'optionalAddOns'],
  ['Engagement Models', 'engagementModels'],
  ['Past Work', 'pastWork'],
  ['Bundle Add-Ons', 'bundleAddOns'],
];
const mentorship = services.find(({ title }) => title === 'Direct Mentorship')!;
const sectionOf = (name: string) => within(screen.getByRole('heading', { level: 2, name }).closest('section')!);
const callLoader = (slug: string) => {
  const url = `http://localhost/services/service/${slug}`;
  const args = { params: { slug }, request: new Request(url), context: { get: () => answering({ services }) } };
  return page.loader(args as unknown as Parameters<typeof page.loader>[0]);
};

describe('the page of a service', () => {
  // @proves SVD-05 SVD-07 SVD-26
  it.each(services.map(({ title }) => title))('finds %s at its own address', async (title) => {
    await openService(serviceSlug(title));
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(title);
  });

  // @proves SVD-08 SVD-09
  it('shows the overview and the icon of the list', async () => {
    await openService('direct-mentorship');
    expect(screen.getByText(mentorship.overview)).toBeTruthy();
    expect(document.querySelector('article svg[data-icon="own"]')).not.toBeNull();
  });

  // @proves SVD-24
  it('has all its sections in order', async () => {
    await openService('direct-mentorship');
    const headings = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
    expect(headings.slice(0, SECTIONS.length)).toEqual(SECTIONS);
  });

  // @proves SVD-10 SVD-11 SVD-13 SVD-14 SVD-15 SVD-16 SVD-17 SVD-18
  it('lists what each section holds', async () => {
    await openService('direct-mentorship');
    for (const [heading, key] of LISTS) {
      const items = sectionOf(heading).getAllByRole('listitem');
      expect(items.map(({ textContent }) => textContent)).toEqual(mentorship[key]);
    }
  });

  // @proves SVD-12
  it('numbers how it works', async () => {
    await openService('direct-mentorship');
    expect(sectionOf('How It Works').getByRole('list').tagName).toBe('OL');
  });

  // @proves SVD-19 SVD-20 SVD-21 SVD-22
  it('shows testimonials, questions and prices', async () => {
    await openService('direct-mentorship');
    for (const { quote, author } of mentorship.testimonials!) {
      expect(sectionOf('Testimonials').getByText(quote)).toBeTruthy();
      expect(sectionOf('Testimonials').getByText(author)).toBeTruthy();
    }
    for (const { q, a } of mentorship.faq!) {
      expect(sectionOf('FAQ').getByText(q)).toBeTruthy();
      expect(sectionOf('FAQ').getByText(a)).toBeTruthy();
    }
    expect(sectionOf('Pricing').getAllByRole('term')).toHaveLength(Object.keys(mentorship.pricing!).length);
    expect(sectionOf('Pricing').getByText(/four week sprint/i).nextElementSibling?.textContent).toBe('$90 / ₦135,000');
  });

  // @proves SVD-10 SVD-11 SVD-12 SVD-13 SVD-14 SVD-15 SVD-16 SVD-17
  it('has no empty headings where the data has nothing', async () => {
    await openService('sparse-test-service');
    for (const name of SECTIONS) expect(screen.queryByRole('heading', { name })).toBeNull();
    expect(document.querySelector('article svg[data-icon="star"]')).not.toBeNull();
    expect(screen.getAllByRole('link', { name: 'Get in Touch' })).toHaveLength(2);
  });

  // @proves SVD-25 GAP-016
  it('ends with its own call to action, which sets the subject of the contact form', async () => {
    await openService('direct-mentorship');
    const call = screen.getAllByRole('link').at(-1)!;
    expect(call.textContent).toBe(mentorship.cta);
    expect(call.getAttribute('href')).toBe('/contact?service=direct-mentorship');
    await userEvent.click(call);
    expect((await screen.findByLabelText<HTMLInputElement>('Subject')).value).toContain('Direct Mentorship');
  });

  // @proves SVD-25 GAP-016
  it('offers its own call and the way to its prices beside the price on the first screen', async () => {
    await openService('resume--portfolio-services');
    const hero = within(screen.getByRole('heading', { level: 1 }).parentElement!);
    expect(hero.getByText('$15 / ₦22,500')).toBeTruthy();
    expect(hero.getByRole('link', { name: 'Improve My Portfolio' }).getAttribute('href')).toBe(
      '/contact?service=resume--portfolio-services',
    );
    expect(hero.getByRole('link', { name: 'Send a brief' })).toBeTruthy();
    expect(hero.getByRole('link', { name: 'See all prices' }).getAttribute('href')).toBe('#pricing');
  });

  // @proves C-15 WTL-01
  it.each(services.map(({ title }) => title))('sells %s only if the catalogue says so', async (title) => {
    const { availability, waitingList } = services.find((one) => one.title === title)!;
    await openService(serviceSlug(title));
    expect(screen.queryAllByRole('button', { name: /^Add to Cart/ }).length > 0).toBe(availability === 'order');
    const mark = screen.queryByRole('link', { name: /^In preparation/ });
    expect(mark?.getAttribute('href')).toBe(waitingList && `/waiting-lists/${waitingList}`);
    expect(screen.queryByRole('link', { name: 'Send a brief' }) === null).toBe(availability === 'in-preparation');
  });

  // @proves C-17
  it.each(services.map(({ title }) => title))('marks every testimonial of %s as an example', async (title) => {
    await openService(serviceSlug(title));
    const { testimonials = [] } = services.find((one) => one.title === title)!;
    expect(sectionOf('Testimonials').getAllByText('Example')).toHaveLength(testimonials.length);
  });

  // @proves GAP-013
  it('redirects a single-hyphen address permanently to the right one', async () => {
    const answer = (await callLoader('talent-matchmaking-hiring').catch((thrown: unknown) => thrown)) as Response;
    expect(answer.status).toBe(301);
    expect(answer.headers.get('location')).toBe('/services/service/talent-matchmaking--hiring');
  });

  // @proves GAP-012 GEN-06 GEN-07
  it('answers 404 for a service that does not exist, with a way to all services', async () => {
    const answer = (await callLoader('no-such-service').catch((thrown: unknown) => thrown)) as Response;
    expect(answer.status).toBe(404);
    await openService('no-such-service');
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Page Not Found');
    expect(screen.getByRole('link', { name: 'All services' }).getAttribute('href')).toBe('/services');
    expect(screen.getByRole('link', { name: 'Return Home' }).getAttribute('href')).toBe('/');
  });

  // @proves GAP-012
  it('offers another try when the catalogue does not come, and recovers by it', async () => {
    const client = jest
      .fn()
      .mockRejectedValueOnce(new ApiError(0, undefined))
      .mockResolvedValue({ services }) as unknown as ApiClient;
    await openService('direct-mentorship', client);
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Direct Mentorship' })).toBeTruthy();
  });

  // @proves SVD-06 ERR-15
  it('says "Loading..." on the card until the service has come', async () => {
    let arrive = (_: unknown) => {};
    const load = jest
      .fn()
      .mockResolvedValueOnce({ services })
      .mockReturnValueOnce(new Promise((resolve) => (arrive = resolve)));
    const client = ((path: string) =>
      path.startsWith('/Data/') ? load() : Promise.resolve({ offers: [], next: null })) as unknown as ApiClient;
    render(<FakeShellApp routes={remote.routes} base="/" at="/services" client={client} />);
    await userEvent.click(await screen.findByRole('link', { name: 'Direct Mentorship' }));
    expect(await screen.findByText('Loading...')).toBeTruthy();
    arrive({ services });
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Direct Mentorship'));
    expect(screen.queryByText('Loading...')).toBeNull();
  });

  // @proves GAP-077
  it('describes itself, its breadcrumbs and its questions to search engines', async () => {
    await openService('direct-mentorship');
    const blocks = [...document.querySelectorAll('script[type="application/ld+json"]')];
    expect(
      blocks.map(({ textContent }) => (JSON.parse(textContent ?? '') as Record<string, unknown>)['@type']),
    ).toEqual(['Service', 'BreadcrumbList', 'FAQPage']);
  });
});
