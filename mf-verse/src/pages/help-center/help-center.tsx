import { Link } from 'react-router-dom';
import { PageHead, useShell } from '@verse/contract/react';
import { ButtonLink, Card, PageHeader, Stack } from '@verse/ui';
import { HelpQuestions } from '../../features/help';
import styles from './help-center.module.scss';

export function Component() {
  const contact = useShell().href('contact');
  return (
    <Stack gap={6}>
      <PageHead title="Help Center" description="Answers to common questions." place="help-center" />
      <PageHeader title="Help Center" lead="Answers to common questions." />
      <HelpQuestions />
      {contact ? (
        <Card as="section" className={styles.more} aria-labelledby="more-help">
          <h2 className={styles.title} id="more-help">
            Didn’t find it?
          </h2>
          <p>Write to us. A person will answer.</p>
          <ButtonLink as={Link} to={contact} variant="secondary">
            Contact our team
          </ButtonLink>
        </Card>
      ) : null}
    </Stack>
  );
}
