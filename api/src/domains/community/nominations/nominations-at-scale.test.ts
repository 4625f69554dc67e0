import { costsOf, expectSameCosts } from '../../../../test/at-scale';
import { NOMINATIONS, nominationsOf, setUpNominee, startWeek } from '../../../../test/nominations';
import { idOf } from '../../../../test/notified';
import { startTown } from '../../../../test/people';
import { stopApis } from '../../../../test/start-api';
import { weekOf } from '../../../platform/calendar';
import { rankAt } from './nomination';

jest.setTimeout(600_000);
afterEach(stopApis);

const MANY = 10_000;
const FEW = 1000;
const AT_ONCE = 2000;

/** Creates requests for pages and a vote among as many nominations, each with one ballot. */
async function questionsAmong(count: number) {
  const town = await startTown({ RATE_LIMIT_FACTOR: '100000' });
  const voter = await town.resident('member');
  const { member } = await setUpNominee(town);
  const memberId = await idOf(member);
  await startWeek(town);
  const at = town.clock.now;
  const week = weekOf(at).id;
  const { db } = town.api.store;
  for (let from = 0; from < count; from += AT_ONCE) {
    const numbers = Array.from({ length: Math.min(AT_ONCE, count - from) }, (_, index) => from + index);
    const nominations = numbers.map((number) => ({
      _id: `nomination-${number}`,
      week,
      list: 'member',
      memberId,
      why: 'Kind signs.',
      nominatorId: `nominator-${number}`,
      at,
      state: 'open',
      removal: null,
      votes: 1,
      acts: 0,
      rankAt: rankAt({ week, at }, 1),
    }));
    await db.collection('nominations').insertMany(nominations);
    const ballots = numbers.map((number) => ({
      _id: `ballot-${number}`,
      week,
      nominationId: `nomination-${number}`,
      touched: [`nomination-${number}`],
      at,
      memberId: `voter-${number}`,
      voterSlot: `${week} member voter-${number}`,
      mailboxSlot: `${week} member mailbox-${number}`,
    }));
    await db.collection('nomination_ballots').insertMany(ballots);
  }
  const { next, nominations } = await nominationsOf(voter);
  expect(nominations).toHaveLength(20);
  let turn = 0;
  const asks = [
    () => voter.get(NOMINATIONS),
    () => voter.get(`${NOMINATIONS}?cursor=${next}`),
    () => voter.send('PUT', `${NOMINATIONS}/nomination-${(turn += 1) % 2}/vote`),
  ];
  return asks.map((ask) => ({ api: town.api, ask }));
}

// @proves GAP-089 CHO-02
it(`a page and a vote read as much with ${MANY} nominations and ballots as with ${FEW}`, async () => {
  const few = await questionsAmong(FEW);
  const many = await questionsAmong(MANY);
  const costs = await costsOf([...few, ...many]);
  expectSameCosts(`nominations, ${FEW} → ${MANY}`, costs.slice(0, few.length), costs.slice(few.length));
  expect([...few, ...many].flatMap(({ api }) => api.scans)).toEqual([]);
});
