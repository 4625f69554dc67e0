import * as addresses from './addresses';
import * as contract from './index';
import * as placeLink from './place-link';
import * as react from './react';
import * as social from './social';
import * as standIn from './stand-in-shell';
import * as structuredData from './structured-data';
import * as testing from './testing';

it.each([
  ['the contract', contract, ['ApiError', 'CONTRACT_VERSION', 'defineRemote']],
  ['addresses', addresses, ['ADDRESSES', 'FEEDS', 'addressOf', 'cardIdOf', 'createHref', 'listedPages']],
  ['place-link', placeLink, ['PlaceLink']],
  ['react', react, ['PageHead', 'ShellProvider', 'api', 'apiContext', 'useSession', 'useShell']],
  ['social', social, ['SOCIAL_PLACES']],
  ['stand-in-shell', standIn, ['StandInShell']],
  ['structured-data', structuredData, ['StructuredData']],
  ['testing', testing, ['FAKE_ORIGIN', 'FakeShellApp', 'createFakeShell', 'describeShell', 'fakeHref', 'fetchApi']],
])('%s offers exactly these names', (_, door, names) => {
  expect(Object.keys(door).toSorted()).toEqual(names);
});
