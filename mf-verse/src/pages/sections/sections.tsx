import type { ReactNode } from 'react';
import { useLoaderData } from 'react-router-dom';
import { PageHead } from '@verse/contract/react';
import type { DeskSection } from '@verse/contract/section-desk';
import { PageHeader } from '@verse/ui';
import { SectionsFailure, SectionsList } from '../../features/sections';
import styles from './sections.module.scss';

export { actOnSection as action, loadSections as loader } from '../../features/sections';
export { shouldRevalidate } from '../../shared/form-outcome';

export function Component() {
  return (
    <Page>
      <SectionsList sections={useLoaderData<DeskSection[]>()} />
    </Page>
  );
}

export function ErrorBoundary() {
  return (
    <Page>
      <SectionsFailure />
    </Page>
  );
}

function Page({ children }: { children: ReactNode }) {
  return (
    <div className={styles.page}>
      <PageHead title="Sections" description="How the releases of the site’s sections fare." place="sections" />
      <PageHeader
        title="Sections"
        lead="What is live, who shipped it, and how it fares in browsers over fourteen days."
      />
      {children}
    </div>
  );
}
