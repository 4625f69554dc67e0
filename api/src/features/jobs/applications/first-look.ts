import { createRedaction, type Identity } from '../../../platform/redaction';
import type { Application } from './application';

/**
 * Returns the application without the applicant's name, picture, handle, links, and files. Until the applicant is
 * shortlisted, reviewers see the application only in this form.
 */
export function toFirstLook(application: Application, identity: Identity): Application {
  const redact = createRedaction(identity);
  const { note, works = [] } = application;
  return {
    ...application,
    note: redact(note),
    link: null,
    files: [],
    works: works.map((work) => ({
      ...work,
      title: redact(work.title),
      description: redact(work.description),
      role: redact(work.role),
      link: '',
      pictures: work.pictures.map(({ picture, alt }) => ({ picture, alt: redact(alt) })),
    })),
  };
}
