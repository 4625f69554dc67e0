import { idOf } from '../../../../test/notified';
import { startTown } from '../../../../test/people';
import { handleOf } from '../../../../test/project-offers';
import { FOUR, pageOf, payFor, review, reviewsIn } from '../../../../test/project-reviews';
import { stopApis } from '../../../../test/start-api';
import type { StoredDocument } from '../../../store';

afterEach(stopApis);

const MANY = 10_000;
const AT_ONCE = 1000;
type Row = StoredDocument & Record<string, unknown>;

// @proves REV-01
it('reading a page of reviews and sweeping cost the same among 10,000 reviews as among one', async () => {
  const town = await startTown({ RATE_LIMIT_FACTOR: '100000' });
  const client = await town.resident('member');
  const seller = await town.resident('member');
  const handle = await handleOf(seller);
  const measured = async (act: () => Promise<unknown>) => {
    const before = town.api.documentsRead();
    await act();
    return town.api.documentsRead() - before;
  };
  const readings = async () => [
    await measured(() => pageOf(town.visitor(), handle)),
    await measured(() => pageOf(client, handle)),
    await measured(() => town.api.background.run('show-reviews')),
    await measured(() => town.api.background.run('settle-reviews')),
    await measured(() => seller.get('/api/me/next-steps')),
  ];
  const { number } = await payFor(town, client, seller);
  await reviewsIn(await review(client, number));
  await reviewsIn(await review(seller, number, FOUR));
  const few = await readings();

  const reviews = town.api.store.db.collection<Row>('project_reviews');
  const shown = (await reviews.findOne({ subjectKey: `member:${await idOf(seller)}` }))!;
  for (let start = 0; start < MANY; start += AT_ONCE)
    await reviews.insertMany(
      Array.from({ length: AT_ONCE }, (_, index) => {
        const number = start + index;
        const shownAt = new Date(town.clock.now.getTime() - number * 1000);
        // Most are about others; a tenth is about the seller.
        const subjectKey = number % 10 === 0 ? shown.subjectKey : `member:${number}`;
        return { ...shown, _id: `r${number}`, projectId: `p${number}`, subjectKey, shownAt };
      }),
    );
  const many = await readings();
  process.stdout.write(`documents read: ${few.join(', ')} among one, ${many.join(', ')} among many\n`);
  // A full page has ten reviews more than a page with one.
  for (const [index, documents] of many.entries()) expect(documents - few[index]!).toBeLessThan(25);
  const seen: string[] = [];
  for (let cursor = ''; ;) {
    const { reviews: page, next } = await pageOf(client, handle, `?limit=50${cursor}`);
    seen.push(...page.map(({ id }) => id));
    if (next === null) break;
    cursor = `&cursor=${encodeURIComponent(next)}`;
  }
  expect([seen.length, new Set(seen).size]).toEqual([MANY / 10 + 1, MANY / 10 + 1]);
  expect(town.api.scans).toEqual([]);
});
