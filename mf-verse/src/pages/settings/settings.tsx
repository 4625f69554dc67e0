import type { ReactNode } from 'react';
import { type ActionFunctionArgs, type LoaderFunctionArgs, useLoaderData, useRevalidator } from 'react-router-dom';
import type { Account, SignInSession } from '@verse/api-contract/accounts';
import { PlaceLink } from '@verse/contract/place-link';
import { api, PageHead } from '@verse/contract/react';
import { Button, FailureCard, PageHeader } from '@verse/ui';
import { AccountDeletion, deleteAccount, exportAccount } from '../../features/account-deletion';
import { changePassword, PasswordChange } from '../../features/password-change';
import { PersonalInformation, savePersonalInformation } from '../../features/personal-information';
import { Preferences, savePreferences } from '../../features/preferences';
import { endSignIns, SignIns } from '../../features/sign-ins';
import { useSignOut } from '../../features/sign-out';
import {
  confirmTwoFactor,
  renewRecoveryCodes,
  startTwoFactor,
  stopTwoFactor,
  TwoFactor,
} from '../../features/two-factor';
import { type FormAction, type FormOutcome, textOf } from '../../shared/form-outcome';
import { Panel } from '../../shared/panel';
import { UnsavedChanges } from '../../shared/unsaved-changes';
import { useFailureReport } from '../../shared/use-failure-report';
import styles from './settings.module.scss';

interface Settings {
  account: Account;
  sessions: SignInSession[];
}

export async function loader(args: LoaderFunctionArgs): Promise<Settings> {
  const [account, sessions] = await Promise.all([
    api(args)<Account>('/api/me'),
    api(args)<SignInSession[]>('/api/sessions'),
  ]);
  return { account, sessions };
}

const ACTIONS = new Map<string, FormAction>([
  ['personal-information', savePersonalInformation],
  ['password-change', changePassword],
  ['preferences', savePreferences],
  ['two-factor-start', startTwoFactor],
  ['two-factor-confirm', confirmTwoFactor],
  ['two-factor-stop', stopTwoFactor],
  ['recovery-codes', renewRecoveryCodes],
  ['sign-ins', endSignIns],
  ['account-export', exportAccount],
  ['account-deletion', deleteAccount],
]);

export async function action(args: ActionFunctionArgs): Promise<FormOutcome<unknown>> {
  const form = await args.request.formData();
  const act = ACTIONS.get(textOf(form, 'intent'));
  if (!act) throw new Response('Unknown form', { status: 400 });
  return act(args, form);
}

export { shouldRevalidate } from '../../shared/form-outcome';

export function Component() {
  const { account, sessions } = useLoaderData<Settings>();
  return (
    <Page>
      <PersonalInformation account={account} />
      <PasswordChange email={account.email} />
      <Preferences account={account}>
        <TwoFactor isOn={account.twoFactor} />
      </Preferences>
      <Panel
        title="Log out"
        lead="The devices you are signed in on. If you don’t recognise one, sign it out and change your password."
      >
        <SignIns sessions={sessions} />
        <LogOut />
      </Panel>
      <AccountDeletion />
    </Page>
  );
}

export function ErrorBoundary() {
  const { revalidate, state } = useRevalidator();
  useFailureReport('loading the settings');
  return (
    <Page>
      <FailureCard
        title="Your settings could not be loaded."
        onRetry={() => void revalidate()}
        isRetrying={state === 'loading'}
      />
    </Page>
  );
}

function LogOut() {
  const { signOut, isSigningOut } = useSignOut('../sign-out');
  return (
    <Button className={styles.logOut} variant="secondary" onClick={signOut} isBusy={isSigningOut}>
      Log Out
    </Button>
  );
}

/** What one looks for among settings, and what has a page of its own. */
function SafetyHint() {
  return (
    <>
      Members you muted or blocked, and decisions about your posts, are on the page{' '}
      <PlaceLink place="safety" className={styles.way}>
        Safety
      </PlaceLink>
      .
    </>
  );
}

function Page({ children }: { children: ReactNode }) {
  return (
    <div className={styles.page}>
      <PageHead title="Settings" description="Your account, password and preferences." place="settings" />
      <PageHeader title="Settings" lead={<SafetyHint />} />
      <UnsavedChanges>{children}</UnsavedChanges>
    </div>
  );
}
