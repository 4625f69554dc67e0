import { Link } from 'react-router-dom';
import type { OfferedPackage } from '@verse/api-contract/api';
import { pricesText, termsText } from '@verse/api-contract/work/package-texts';
import { PageLink } from '@verse/contract/page-link';
import { useSession, useShell } from '@verse/contract/react';
import { ButtonLink, Stack } from '@verse/ui';
import { MutedText } from '../../shared/muted-text';
import { ReportButton } from '../../shared/report-button';
import styles from './package-list.module.scss';

interface PackageListProps {
  packages: readonly OfferedPackage[];
  handle: string;
  /** The member's name. */
  name: string;
  isSelf: boolean;
}

/** A member's packages, each with a link to send a brief for it. */
export function PackageList({ packages, handle, name, isSelf }: PackageListProps) {
  const brief = useShell().href('brief');
  const { user } = useSession();
  if (packages.length === 0) return null;
  return (
    <Stack as="section" gap={5} aria-labelledby="packages">
      <h2 id="packages">Packages</h2>
      <ul className={styles.list}>
        {packages.map((one) => (
          <li key={one.id} className={styles.one}>
            <h3 dir="auto">{one.name}</h3>
            <p className={styles.text} dir="auto">
              {one.text}
            </p>
            <p className={styles.price}>{pricesText(one.prices)}</p>
            <MutedText>{termsText(one)}</MutedText>
            {isSelf || !user ? null : (
              <ReportButton type="package" id={`${handle}-${one.id}`} label={`Report: ${one.name}`} />
            )}
            {isSelf || !brief ? null : (
              <ButtonLink
                as={Link}
                to={`${brief}?to=${handle}&package=${one.id}`}
                variant="secondary"
                aria-label={`Brief ${name}: ${one.name}`}
              >
                Brief <bdi>{name}</bdi>
              </ButtonLink>
            )}
          </li>
        ))}
      </ul>
      {isSelf ? <PageLink page="packages">Edit your packages</PageLink> : null}
    </Stack>
  );
}
