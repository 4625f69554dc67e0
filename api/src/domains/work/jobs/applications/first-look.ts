import { sealPicture } from '../../../../platform/images';
import { createRedaction, type Identity } from '../../../../platform/redaction';
import type { Application } from './application';

/**
 * Returns the application without the applicant's name, picture, handle, links, and files, and with pictures at
 * addresses that the applicant's profile does not have. Until the applicant is
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
      pictures: work.pictures.map((one) => ({
        ...one,
        picture: sealPicture(one.picture, application.ref ?? ''),
        alt: redact(one.alt),
      })),
    })),
  };
}
