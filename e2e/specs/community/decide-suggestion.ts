import type { APIRequestContext } from '@playwright/test';
import { expect } from '../../fixtures';

let suggested = 0;

interface Between {
  member: APIRequestContext;
  staff: APIRequestContext;
  /** The site's public origin. */
  site: string;
  /** Origin for API calls, if it differs from the public one. */
  through?: string;
}

/** Makes a staff member decide on a new suggestion by the member, which notifies the member. */
export async function decide({ member, staff, site, through = site }: Between): Promise<string> {
  const name = `Pen ${Date.now()} ${(suggested += 1)}`;
  const sent = await member.post(`${through}/api/tools/suggestions`, {
    headers: { origin: site },
    data: {
      name,
      url: `https://pen-${Date.now()}-${suggested}.example/`,
      category: 'Design',
      pricing: 'Free',
      why: 'It writes.',
    },
  });
  const { id, version } = (await sent.json()) as { id: string; version: number };
  const answer = await staff.patch(`${through}/api/tools/suggestions/${id}`, {
    headers: { origin: site, 'if-match': `"${version}"` },
    data: { status: 'declined', reason: 'It asks for a card.' },
  });
  expect(answer.status()).toBe(200);
  return name;
}
