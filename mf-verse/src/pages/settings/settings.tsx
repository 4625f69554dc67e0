import type { LoaderFunctionArgs } from 'react-router-dom';
import { callApi } from '@verse/contract/call-api';
import { definePage } from '@verse/contract/define-page';
import { PageLink } from '@verse/contract/page-link';
import { api, PageHead } from '@verse/contract/react';
import { Button, Cluster, PageHeader, Stack } from '@verse/ui';
import { AccountDeletion } from '../../features/account-deletion';
import { OfferDefaultsPanel } from '../../features/offer-defaults';
import { PasswordChange } from '../../features/password-change';
import { PersonalInformation } from '../../features/personal-information';
import { Preferences } from '../../features/preferences';
import { SignIns } from '../../features/sign-ins';
import { useSignOut } from '../../features/sign-out';
import { TwoFactor } from '../../features/two-factor';
import { LoadFailure } from '../../shared/load-failure';
import { Panel } from '../../shared/panel';
import { UnsavedChanges } from '../../shared/unsaved-changes';
import styles from './settings.module.scss';

async function loadSettings(args: LoaderFunctionArgs) {
  const [account, sessions, offerDefaults] = await Promise.all([
    callApi(api(args), 'GET /api/me'),
    callApi(api(args), 'GET /api/sessions'),
    callApi(api(args), 'GET /api/me/offer-defaults'),
  ]);
  return { account, sessions, offerDefaults };
}

function LogOut() {
  const { signOut, isSigningOut } = useSignOut();
  return (
    <Button className={styles.logOut} variant="secondary" onClick={signOut} isBusy={isSigningOut}>
      Log Out
    </Button>
  );
}

const SECTIONS = [
  ['personal-information', 'Personal information'],
  ['password', 'Password'],
  ['preferences', 'Preferences'],
  ['offers', 'Offers'],
  ['devices', 'Devices'],
  ['log-out', 'Log out'],
  ['delete-account', 'Delete account'],
] as const;

const SectionLinks = () => (
  <nav aria-label="Sections of the settings" className={styles.sections}>
    <Cluster as="ul" gap={3}>
      {SECTIONS.map(([anchor, words]) => (
        <li key={anchor}>
          <a href={`#${anchor}`}>{words}</a>
        </li>
      ))}
    </Cluster>
  </nav>
);

/** Links to the Safety page, because members look for its options in the settings. */
function SafetyHint() {
  return (
    <>
      Find muted and blocked people, and decisions about your posts, on the page{' '}
      <PageLink page="safety">Safety</PageLink>.
    </>
  );
}

export const { loader, Component, ErrorBoundary } = definePage({
  loader: loadSettings,
  Frame: ({ children }) => (
    <Stack gap={6}>
      <PageHead title="Settings" description="Your account, password and preferences." place="settings" />
      <PageHeader title="Settings" lead={<SafetyHint />} />
      <SectionLinks />
      <UnsavedChanges>{children}</UnsavedChanges>
    </Stack>
  ),
  View: ({ data: { account, sessions, offerDefaults } }) => (
    <>
      <PersonalInformation account={account} />
      <PasswordChange email={account.email} />
      <Preferences account={account}>
        <TwoFactor isOn={account.twoFactor} />
      </Preferences>
      <OfferDefaultsPanel defaults={offerDefaults} />
      <Panel
        title="Devices"
        anchor="devices"
        lead="The devices you are signed in on. If you don’t recognise one, sign it out and change your password."
      >
        <SignIns sessions={sessions} />
      </Panel>
      <Panel title="Log out" anchor="log-out">
        <LogOut />
      </Panel>
      <AccountDeletion />
    </>
  ),
  failed: (
    <LoadFailure title="Your settings could not be loaded." during="loading the settings">
      {null}
    </LoadFailure>
  ),
});
