import { Link } from 'react-router-dom';
import type { Job } from '@verse/api-contract/api';
import { useShell } from '@verse/contract/react';
import { Icon, Initials, VisuallyHidden } from '@verse/ui';
import { StoredPicture } from '../../shared/stored-picture';
import styles from './employer.module.scss';

/** A job's employer: an organisation linked to its page, or just a company name. */
export function Employer({ job: { organisation, company, logoColor } }: { job: Job }) {
  const { href } = useShell();
  if (!organisation)
    return (
      <p className={styles.employer}>
        <svg className={styles.dot} viewBox="0 0 12 12" aria-hidden="true">
          <circle cx="6" cy="6" r="6" fill={logoColor} />
        </svg>
        <bdi>{company}</bdi>
      </p>
    );
  const { handle, name, logo, isVerified } = organisation;
  return (
    <p className={styles.employer}>
      {logo ? (
        <StoredPicture picture={logo} className={styles.logo} sizes="2rem" alt="" />
      ) : (
        <Initials className={styles.logo} name={name} />
      )}
      <Link className={styles.name} to={href('organisation', { handle }) ?? ''}>
        <bdi>{name}</bdi>
      </Link>
      {isVerified ? <Verified /> : null}
    </p>
  );
}

const Verified = () => (
  <span className={styles.verified} title="Verified organisation">
    <Icon size={18}>
      <path d="M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM8 12.5l2.8 2.8L16.2 9" />
    </Icon>
    <VisuallyHidden>Verified</VisuallyHidden>
  </span>
);
