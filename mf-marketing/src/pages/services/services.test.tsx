import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Service } from '@verse/api-contract/api';
import type { ApiClient } from '@verse/contract';
import { ApiError } from '@verse/contract';
import { FakeShellApp } from '@verse/contract/testing';
import { ServiceIcon } from '../../features/services';
import remote from '../../remote';

const catalogue = JSON.parse(readFileSync(join(__dirname, '../../../../api/content/services.json'), 'utf8')) as {
  services: Service[];
};
const titles = catalogue.services.map(({ title }) => title);
const titlesOf = (type: string) =>
  catalogue.services.filter((service) => service.type === type).map(({ title }) => title);

const answering = (body: unknown) =>
  jest.fn((path: string) => Promise.resolve(path === '/Data/services.json' ? body : undefined)) as unknown as ApiClient;

async function openServices(at = '/services', client = answering(catalogue)) {
  const user = userEvent.setup();
  render(<FakeShellApp routes={remote.routes} base="/" at={at} client={client} />);
  await screen.findByRole('heading', { level: 1 });
  return user;
}

const cards = () => screen.queryAllByRole('article');
const shown = () => cards().map((card) => within(card).getByRole('heading').textContent);
const filter = (name: RegExp) => screen.getByRole('button', { name });

describe('the catalogue', () => {
  // @proves SVC-14 SVC-15 SVC-16 SVC-17 SVC-18 SVC-19 SVC-20 ENT-07
  it('holds the seven known services', () => {
    expect(titles).toEqual([
      'Talent Matchmaking & Hiring',
      'Brand Promotion & Sponsorship',
      'Creative Studio Services',
      'Verified Talent Program',
      'Creativity Verse Pro',
      'Direct Mentorship',
      'Resume & Portfolio Services',
    ]);
  });
});

describe('the services page', () => {
  // @proves SVC-01 SVC-02 SVC-03 SVC-12 GAP-081
  it('shows every service of the data file, "all" being pressed', async () => {
    const client = answering(catalogue);
    await openServices('/services', client);
    expect(client).toHaveBeenCalledWith('/Data/services.json', expect.anything());
    expect(shown()).toEqual(titles);
    expect(filter(/^all$/i).getAttribute('aria-pressed')).toBe('true');
    for (const name of [/^brand$/i, /^individual$/i]) expect(filter(name).getAttribute('aria-pressed')).toBe('false');
  });

  // @proves SVC-04 SVC-05
  it('shows only services of the chosen type', async () => {
    const user = await openServices();
    await user.click(filter(/^brand$/i));
    await waitFor(() => expect(shown()).toEqual(titlesOf('brand')));
    await user.click(filter(/^individual$/i));
    await waitFor(() => expect(shown()).toEqual(titlesOf('individual')));
    await user.click(filter(/^all$/i));
    await waitFor(() => expect(shown()).toEqual(titles));
  });

  // @proves GAP-015
  it('starts from the type and the search in its address', async () => {
    await openServices('/services?type=brand');
    expect(filter(/^brand$/i).getAttribute('aria-pressed')).toBe('true');
    expect(shown()).toEqual(titlesOf('brand'));
  });

  // @proves GAP-015
  it('filters and searches by a plain GET form, so scripts are not needed', async () => {
    await openServices('/services?type=brand&q=studio');
    const form = screen.getByRole('search') as HTMLFormElement;
    expect(form.method).toBe('get');
    expect(filter(/^individual$/i)).toMatchObject({ name: 'type', value: 'individual' });
    // A search keeps the chosen type.
    expect(form.querySelector('input[name=type]')).toMatchObject({ value: 'brand' });
    expect(screen.getByRole<HTMLInputElement>('searchbox')).toMatchObject({ name: 'q', value: 'studio' });
  });

  // @proves GAP-015
  it('searches as you type and keeps the type', async () => {
    const user = await openServices('/services?type=individual');
    await user.type(screen.getByRole('searchbox'), 'mentor');
    await waitFor(() => expect(shown()).toEqual(['Direct Mentorship']));
    expect(filter(/^individual$/i).getAttribute('aria-pressed')).toBe('true');
  });

  // @proves GAP-014 GAP-015
  it('says so when nothing fits, and leads back to everything', async () => {
    const user = await openServices('/services?q=submarine');
    expect(screen.getByText('No services match your search.')).toBeTruthy();
    await user.click(screen.getByRole('link', { name: 'Show all services' }));
    await waitFor(() => expect(cards()).toHaveLength(7));
  });

  // @proves SVC-09 GAP-015
  it('gives every card the address of its service and a price to start from', async () => {
    await openServices();
    const [first, , , verified] = cards();
    expect(within(first!).getByRole('link').getAttribute('href')).toBe('/services/service/talent-matchmaking--hiring');
    expect(first!.textContent).toContain('From $120 / ₦180,000');
    expect(verified!.textContent).toContain('From $15 / ₦22,500');
  });

  // @proves SVC-10
  it('draws seven different icons', async () => {
    await openServices();
    const drawings = cards().map((card) => card.querySelector('svg')?.innerHTML);
    expect(new Set(drawings).size).toBe(7);
  });

  // @proves SVC-11
  it('draws the star for a service it does not know', () => {
    render(<ServiceIcon title="Underwater Basket Weaving" data-testid="icon" />);
    expect(screen.getByTestId('icon').getAttribute('data-icon')).toBe('star');
  });

  // @proves SVC-13 GAP-014
  it.each([{}, { services: [] }])('shows no cards and does not break when the file holds %j', async (body) => {
    await openServices('/services', answering(body));
    expect(cards()).toHaveLength(0);
    expect(screen.getByText('There are no services to show at the moment.')).toBeTruthy();
  });

  // @proves GAP-014
  it('offers another try when the file does not come, and recovers by it', async () => {
    const client = jest
      .fn()
      .mockRejectedValueOnce(new ApiError(500, undefined))
      .mockResolvedValue(catalogue) as unknown as ApiClient;
    const user = await openServices('/services', client);
    expect(screen.getByRole('alert').textContent).toMatch(/not available right now/i);
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(cards()).toHaveLength(7));
  });
});
