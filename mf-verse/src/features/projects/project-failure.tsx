import { Link } from 'react-router-dom';
import { useShell } from '@verse/contract/react';
import { ButtonLink } from '@verse/ui';
import { PageFailure } from '../../shared/page-failure';

export const ProjectFailure = () => (
  <PageFailure
    name="Project"
    description="A project."
    missing="No project of yours has this number."
    during="loading a project"
  >
    <ButtonLink as={Link} to={useShell().href('projects') ?? ''} variant="secondary">
      All projects
    </ButtonLink>
  </PageFailure>
);
