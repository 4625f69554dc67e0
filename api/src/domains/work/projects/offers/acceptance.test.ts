import type { Problem } from '@verse/api-contract/api';
import { createOrganisation } from '../../../../../test/organisations';
import { startTown } from '../../../../../test/people';
import {
  acceptOffer,
  offersIn,
  projectOf,
  sendBrief,
  sendOffer,
  startProject,
  termsOf,
} from '../../../../../test/project-offers';
import { stopApis } from '../../../../../test/start-api';

afterEach(stopApis);

const start = () => startTown({ RATE_LIMIT_FACTOR: '100000' });
const refusal = async (answer: Response): Promise<Problem> => (await answer.json()) as Problem;

// @proves GAP-058
it('sends one receipt of an acceptance, however often it is repeated', async () => {
  const town = await startTown({ RATE_LIMIT_FACTOR: '1000' });
  const { client, seller, number } = await startProject(town);
  const { versions } = await offersIn(await sendOffer(seller, number, 0, termsOf(town)), 201);
  for (let times = 0; times < 5; times += 1) await offersIn(await acceptOffer(client, number, versions[0]!));
  const subjects = (await town.mails()).map(({ subject }) => subject);
  expect(subjects.filter((subject) => subject.startsWith('You accepted the offer'))).toHaveLength(1);
});

// @proves GAP-058 GAP-091
it('lets no one agree with a suspended member or organisation, until it is open again', async () => {
  const town = await start();
  const { client, seller, number } = await startProject(town);
  const { versions } = await offersIn(await sendOffer(seller, number, 0, termsOf(town)), 201);
  const { email } = (await seller.session()).user!;
  const suspend = (suspended: boolean) =>
    town.api.store.db.collection('auth_user').updateOne({ email }, { $set: { suspended } });
  await suspend(true);
  expect((await projectOf(client, number)).offers.may).toEqual({ offer: false, accept: false });
  expect((await refusal(await acceptOffer(client, number, versions[0]!))).code).toBe('wrong-state');
  await suspend(false);
  await offersIn(await acceptOffer(client, number, versions[0]!));
  const owner = await town.resident('member');
  await createOrganisation(owner);
  const theirs = await sendBrief(client, { kind: 'organisation', handle: 'lantern-street' });
  const sent = await offersIn(await sendOffer(owner, theirs, 0, termsOf(town)), 201);
  const close = (state: string) => town.api.store.db.collection('organisations').updateOne({}, { $set: { state } });
  await close('suspended');
  expect((await refusal(await sendOffer(owner, theirs, 1, termsOf(town)))).code).toBe('wrong-state');
  expect((await refusal(await acceptOffer(client, theirs, sent.versions[0]!))).code).toBe('wrong-state');
  await close('open');
  await offersIn(await acceptOffer(client, theirs, sent.versions[0]!));
});
