import type { OfferForm, Problem } from '@verse/api-contract/api';
import type { Currency } from '@verse/api-contract/money';
import { startTown } from '../../../../../test/people';
import { ACCOUNT, offersIn, sendOffer, startProject, termsOf } from '../../../../../test/project-offers';
import { stopApis } from '../../../../../test/start-api';
import { findAccountNumberError } from './account-numbers';

afterEach(stopApis);

// @proves PRJ-01
it.each<[isAccepted: boolean, currency: Currency, number: string, code?: string]>([
  // The example of the Central Bank of Nigeria: bank 011, serial number 000001457.
  [true, 'NGN', '0000014579', '011'],
  [true, 'NGN', '000 001 4579', '011'],
  [false, 'NGN', '0000014578', '011'],
  [false, 'NGN', '0000014579', '058'],
  // Without the code of the Central Bank, the check digit cannot be calculated.
  [true, 'NGN', '0000014578'],
  [true, 'NGN', '0000014578', '090267'],
  [false, 'NGN', '12'],
  [false, 'NGN', '00000145799'],
  [false, 'NGN', 'DE89370400440532013000'],
  [true, 'USD', 'DE89370400440532013000'],
  [true, 'USD', 'de89 3704 0044 0532 0130 00'],
  [false, 'USD', 'DE88370400440532013000'],
  [false, 'USD', 'DE8937040044053201300'],
  [true, 'USD', '123456789'],
  [true, 'USD', '0000014579'],
  [false, 'USD', '12'],
  [false, 'USD', 'my account'],
])('accepts an account: %s, for %s to %s with bank code %s', (isAccepted, currency, number, code = '') => {
  expect(findAccountNumberError({ number, code }, currency) === undefined).toBe(isAccepted);
});

// @proves PRJ-01
it('rejects a number that no account can have at its field, and keeps a stored one', async () => {
  const town = await startTown({ RATE_LIMIT_FACTOR: '100000' });
  const { client, seller, number } = await startProject(town);
  const send = (account: Partial<OfferForm['terms']['account']>) =>
    sendOffer(seller, number, 0, termsOf(town, { account: { ...ACCOUNT, ...account } }));
  const refused = await send({ number: '12' });
  expect([refused.status, ((await refused.json()) as Problem).fields]).toEqual([
    400,
    { 'terms.account.number': 'Enter the ten digits of the account number (NUBAN).' },
  ]);
  await offersIn(await send({ number: '0000014579', code: '011' }), 201);
  // An account of an earlier release remains part of the client's version.
  await town.api.store.db
    .collection('projects')
    .updateOne({ number }, { $set: { 'offers.0.terms.account.number': '12' } });
  const { versions } = await offersIn(await sendOffer(client, number, 1, termsOf(town, { account: null })), 201);
  expect(versions[1]!.terms.account!.number).toBe('12');
});
