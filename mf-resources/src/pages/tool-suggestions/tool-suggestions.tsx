import { PageLink } from '@verse/contract/page-link';
import { PageHead } from '@verse/contract/react';
import { PageHeader } from '@verse/ui';
import { SuggestionForm, Suggestions, useToolSuggestions } from '../../features/tool-suggestions';
import { PageFailure } from '../../shared/page-failure';
import styles from './tool-suggestions.module.scss';

const DESCRIPTION = 'Suggest a tool for the Creator Tools and Tech Directory. A moderator reviews every suggestion.';

export function Component() {
  const suggestions = useToolSuggestions();
  return (
    <div className={styles.page}>
      <PageHead title="Suggest a tool" description={DESCRIPTION} place="tool-suggestions" />
      <PageHeader
        eyebrow="Creator Tools and Tech Directory"
        title="Suggest a tool"
        lead={
          'Know a tool that belongs here? Tell us. ' +
          'A moderator reviews every suggestion and gives a reason if it does not fit.'
        }
      />
      <SuggestionForm {...suggestions} />
      <Suggestions {...suggestions} />
      <p>
        <PageLink page="resources" query="#tools">
          Back to the directory
        </PageLink>
      </p>
    </div>
  );
}

export function ErrorBoundary() {
  return <PageFailure title="The suggestions could not be shown" />;
}
