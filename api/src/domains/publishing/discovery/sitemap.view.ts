import { addressOf } from '@verse/contract/addresses';

/** URL path on the site, and when the page last changed, if known. */
export interface SitemapEntry {
  path: string;
  changedAt?: Date;
}

const toUrl =
  (origin: string) =>
  ({ path, changedAt }: SitemapEntry) =>
    `<url><loc>${origin}${path}</loc>${changedAt ? `<lastmod>${changedAt.toISOString()}</lastmod>` : ''}</url>`;

/** Paths are percent-encoded, so no XML escaping is needed. */
export function sitemapView(origin: string, entries: readonly SitemapEntry[]): string {
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${entries.map(toUrl(origin)).join('\n')}
</urlset>
`;
}

export function sitemapIndexView(origin: string, parts: number): string {
  const addresses = Array.from(
    { length: parts + 1 },
    (_, part) => `<sitemap><loc>${origin}/sitemap.xml?part=${part}</loc></sitemap>`,
  );
  return `<?xml version="1.0" encoding="UTF-8"?>
<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${addresses.join('\n')}
</sitemapindex>
`;
}

/** Paths that crawlers must not visit: API routes and personal pages. */
const PRIVATE = [
  '/api/',
  addressOf('verse'),
  addressOf('sign-in'),
  addressOf('sign-up'),
  addressOf('verify-email'),
  addressOf('email-verified'),
  addressOf('reset-password'),
  addressOf('blog-management'),
  addressOf('cart'),
  addressOf('checkout'),
  addressOf('orders'),
  addressOf('store-desk'),
];

export function robotsView(origin: string): string {
  const lines = [
    'User-agent: *',
    'Allow: /api/cards/',
    'Allow: /api/images/',
    ...PRIVATE.map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${origin}/sitemap.xml`,
  ];
  return `${lines.join('\n')}\n`;
}
