import type { ReactNode } from 'react';
import { useLoaderData } from 'react-router-dom';
import { PageHead } from '@verse/contract/react';
import { PageHeader } from '@verse/ui';
import { AvoidedMembers, OwnCases, type Safety, SafetyFailure } from '../../features/safety';
import { Panel } from '../../shared/panel';
import styles from './safety.module.scss';

export { actForSafety as action, loadSafety as loader } from '../../features/safety';
export { shouldRevalidate } from '../../shared/form-outcome';

export function Component() {
  const { cases, muted, blocked } = useLoaderData<Safety>();
  return (
    <Page>
      <Panel title="Decisions about you" lead="What moderators decided about what you posted, and how to appeal.">
        <OwnCases cases={cases} />
      </Panel>
      <Panel
        title="Muted members"
        lead={
          'What they write is left out of your lists, and you get no notifications about what they do. ' +
          'They are not told, and can still get in touch.'
        }
      >
        <AvoidedMembers how="mute" members={muted} />
      </Panel>
      <Panel
        title="Blocked members"
        lead={
          'Neither of you sees the other, follows the other or can get in touch. They are not told. ' +
          'Moderators see what they have to judge.'
        }
      >
        <AvoidedMembers how="block" members={blocked} />
      </Panel>
    </Page>
  );
}

export function ErrorBoundary() {
  return (
    <Page>
      <SafetyFailure />
    </Page>
  );
}

function Page({ children }: { children: ReactNode }) {
  return (
    <div className={styles.page}>
      <PageHead title="Safety" description="Decisions about you, and whom you do not want to see." place="safety" />
      <PageHeader title="Safety" lead="Decisions about what you posted, and whom you do not want to see." />
      {children}
    </div>
  );
}
