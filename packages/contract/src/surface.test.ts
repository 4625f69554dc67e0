import * as addresses from './addresses';
import * as changes from './changes';
import * as href from './href';
import * as http from './http';
import * as contract from './index';
import * as legal from './legal';
import * as localMoment from './local-moment';
import * as newKey from './new-key';
import * as ownStorage from './own-storage';
import * as placeLink from './place-link';
import * as react from './react';
import * as shellPages from './shell-pages';
import * as social from './social';
import * as standIn from './stand-in-shell';
import * as structuredData from './structured-data';
import * as testing from './testing';

it.each([
  ['the contract', contract, ['ApiError', 'CONTRACT_VERSION', 'defineRemote']],
  ['addresses', addresses, ['ADDRESSES', 'FEEDS', 'INVITATIONS', 'addressOf', 'cardIdOf', 'listedPages']],
  ['changes', changes, ['createChanges']],
  ['href', href, ['createHref']],
  ['http', http, ['createApiClient']],
  ['legal', legal, ['LEGAL_VERSION', 'PRIVACY', 'TERMS']],
  ['local-moment', localMoment, ['localText', 'momentOf']],
  ['new-key', newKey, ['newKey']],
  ['own-storage', ownStorage, ['forgetOwn']],
  ['place-link', placeLink, ['PlaceLink']],
  ['react', react, ['PageHead', 'ShellProvider', 'api', 'apiContext', 'useChanged', 'useSession', 'useShell']],
  ['shell-pages', shellPages, ['SHELL_PAGES']],
  ['social', social, ['SOCIAL_PLACES']],
  ['stand-in-shell', standIn, ['StandInShell']],
  ['structured-data', structuredData, ['StructuredData']],
  ['testing', testing, ['FAKE_ORIGIN', 'FakeShellApp', 'createFakeShell', 'describeShell', 'fakeHref', 'fetchApi']],
])('%s offers exactly these names', (_, door, names) => {
  expect(Object.keys(door).toSorted()).toEqual(names);
});
