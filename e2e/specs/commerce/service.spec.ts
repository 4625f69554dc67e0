import { expect, test } from '../../fixtures';

interface Service {
  title: string;
  overview: string;
  cta: string;
  pricing: Record<string, string>;
  testimonials: { quote: string; author: string }[];
  faq: { q: string; a: string }[];
  [list: string]: unknown;
}

const FILE = '**/Data/services.json';

const SLUGS = {
  'talent-matchmaking--hiring': 'Talent Matchmaking & Hiring',
  'brand-promotion--sponsorship': 'Brand Promotion & Sponsorship',
  'creative-studio-services': 'Creative Studio Services',
  'verified-talent-program': 'Verified Talent Program',
  'creativity-verse-pro': 'Creativity Verse Pro',
  'direct-mentorship': 'Direct Mentorship',
  'resume--portfolio-services': 'Resume & Portfolio Services',
};

const LISTS = {
  "Who It's For": 'whoItsFor',
  'Key Benefits': 'keyBenefits',
  'How It Works': 'howItWorks',
  Features: 'features',
  Services: 'services',
  'What You Get': 'whatYouGet',
  'Optional Add-Ons': 'optionalAddOns',
  'Engagement Models': 'engagementModels',
  'Past Work': 'pastWork',
  'Bundle Add-Ons': 'bundleAddOns',
};

const HEADINGS = [...Object.keys(LISTS).slice(0, -1), 'Testimonials', 'FAQ', 'Pricing', 'Bundle Add-Ons'];

// @proves SVD-05 SVD-07 SVD-08 SVD-09 SVD-26
test('opens each of the seven services at its address, with the icon of the list', async ({
  page,
  openPage,
  request,
}) => {
  const { services } = (await (await request.get('/Data/services.json')).json()) as { services: Service[] };
  await openPage('/services');
  const icons = new Map<string, string>();
  for (const card of await page.getByRole('main').getByRole('article').all()) {
    icons.set(await card.getByRole('heading').innerText(), await card.locator('svg').first().innerHTML());
  }
  for (const [slug, title] of Object.entries(SLUGS)) {
    const answer = await page.goto(`/services/service/${slug}`);
    expect(answer?.headers()['x-render']).toBe('ssr');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await expect(
      page.getByText(services.find((service) => service.title === title)?.overview ?? 'no overview'),
    ).toBeVisible();
    expect(await page.locator('svg[data-icon="own"]').innerHTML()).toBe(icons.get(title));
  }
});

// @proves SVD-10 SVD-11 SVD-12 SVD-13 SVD-14 SVD-15 SVD-16 SVD-17
test("shows all of the catalogue's content in order, and ends with a link to contact @soak", async ({
  page,
  openPage,
  request,
}) => {
  const { services } = (await (await request.get('/Data/services.json')).json()) as { services: Service[] };
  const service = services.find(({ title }) => title === 'Direct Mentorship')!;
  await openPage('/services/service/direct-mentorship');
  const main = page.getByRole('main');
  const part = (name: string) =>
    main.locator('section', { has: page.getByRole('heading', { level: 2, name, exact: true }) });

  await test.step('sections, in the order of the requirements', async () => {
    const headings = await main.getByRole('heading', { level: 2 }).allTextContents();
    expect(headings.filter((heading) => HEADINGS.includes(heading))).toEqual(HEADINGS);
    for (const [heading, key] of Object.entries(LISTS))
      await expect(part(heading).getByRole('listitem')).toHaveText(service[key] as string[]);
    await expect(part('How It Works').locator('ol > li')).toHaveText(service.howItWorks as string[]);
  });
  await test.step('testimonials', async () => {
    for (const { quote, author } of service.testimonials) {
      await expect(part('Testimonials').getByText(quote)).toBeVisible();
      await expect(part('Testimonials').getByText(author)).toBeVisible();
    }
  });
  await test.step('questions with collapsed answers', async () => {
    for (const { q, a } of service.faq) {
      await part('FAQ').getByText(q, { exact: true }).click();
      await expect(part('FAQ').getByText(a)).toBeVisible();
    }
  });
  await test.step('prices, their keys as labels', async () => {
    const prices = part('Pricing')
      .getByRole('definition')
      .filter({ hasNot: page.getByRole('button') });
    await expect(prices).toHaveText(Object.values(service.pricing));
    await expect(
      part('Pricing')
        .getByRole('term')
        .filter({ hasText: /^four week sprint$/i }),
    ).toBeVisible();
  });
  await test.step('the closing button', async () => {
    const closing = main.getByRole('link').last();
    await expect(closing).toHaveText(service.cta);
    await closing.click();
    await expect(page).toHaveURL('/contact?service=direct-mentorship');
    await expect(page.getByLabel('Subject')).toHaveValue(/Direct Mentorship/);
  });
});

// @proves SVC-11 SVD-18 SVD-19 SVD-20 SVD-21 SVD-23
test('leaves out what the catalogue lacks', async ({ page, openPage }) => {
  const sparse = {
    title: 'Sparse Test Service',
    overview: 'A service with no optional part.',
    type: 'individual',
    cta: 'Get in Touch',
  };
  await openPage('/contact');
  await page.route(FILE, (route) => route.fulfill({ json: { services: [sparse] } }));
  await page.getByRole('contentinfo').getByRole('link', { name: 'Services' }).click();
  await expect(page.locator('article svg[data-icon="star"]')).toBeVisible();
  await page.getByRole('link', { name: sparse.title }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(sparse.title);
  await expect(page.getByText(sparse.overview)).toBeVisible();
  await expect(page.locator('main svg[data-icon="star"]')).toBeVisible();
  for (const name of HEADINGS)
    await expect(page.getByRole('main').getByRole('heading', { name, exact: true })).toHaveCount(0);
  await expect(page.getByRole('main').getByRole('link').last()).toHaveText(sparse.cta);
});

// @proves SVD-06 ERR-15
test('says "Loading..." until the service has loaded @soak', async ({ page, openPage }) => {
  await openPage('/services');
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(FILE, async (route) => {
    await held;
    await route.continue();
  });
  await page.getByRole('link', { name: 'Direct Mentorship' }).click();
  await expect(page.getByText('Loading...')).toBeVisible();
  release();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Direct Mentorship');
  await expect(page.getByText('Loading...')).toHaveCount(0);
});

// @proves GAP-012 GAP-078 GEN-06 GEN-08
test('answers 404 for a service that does not exist, with links to existing ones @soak', async ({
  page,
  openPage,
  expectConsole,
}) => {
  expectConsole(/404/);
  const answer = await openPage('/services/service/no-such-service');
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page Not Found');
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'All services' }).click();
  await expect(page).toHaveURL('/services');
});

// @proves GAP-012
test('loads a failed service on "Try again" @soak', async ({ page, openPage, expectConsole }) => {
  expectConsole(/503/, /public site/);
  await openPage('/services');
  await page.route(FILE, (route) => route.fulfill({ status: 503, contentType: 'text/plain', body: 'no' }));
  await page.getByRole('link', { name: 'Direct Mentorship' }).click();
  await expect(page.getByRole('alert')).toContainText('This page is not available right now.');
  await page.unroute(FILE);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Direct Mentorship');
});

// @proves GAP-013
test('accepts an address with single hyphens @soak', async ({ page, request }) => {
  const answer = await request.get('/services/service/talent-matchmaking-hiring', { maxRedirects: 0 });
  expect(answer.status()).toBe(301);
  await page.goto('/services/service/talent-matchmaking-hiring');
  await expect(page).toHaveURL('/services/service/talent-matchmaking--hiring');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Talent Matchmaking & Hiring');
});
