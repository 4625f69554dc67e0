import { Link } from 'react-router-dom';
import type { OwnOrganisation } from '@verse/api-contract/api';
import { Badge, Card, Cluster } from '@verse/ui';
import { MutedText } from '../../shared/muted-text';
import { Logo } from './logo';
import { ROLE_LABELS } from './organisation-labels';
import styles from './organisation-list.module.scss';

interface OrganisationListProps {
  organisations: OwnOrganisation[];
  toManage: (handle: string) => string;
}

export const OrganisationList = ({ organisations, toManage }: OrganisationListProps) => (
  <ul className={styles.list}>
    {organisations.map(({ handle, name, logo, role, state, domain }) => (
      <Card as="li" key={handle} className={styles.one}>
        <Logo name={name} logo={logo} isBesideName />
        <div className={styles.words}>
          <h2 className={styles.name}>
            <Link to={toManage(handle)} data-card-link>
              <bdi>{name}</bdi>
            </Link>
          </h2>
          <MutedText>{domain ? domain.name : handle}</MutedText>
          <Cluster as="p" gap={2}>
            <Badge>{ROLE_LABELS[role][0]}</Badge>
            {domain ? <Badge tone="success">Verified</Badge> : null}
            {state === 'suspended' ? <Badge tone="error">Suspended</Badge> : null}
          </Cluster>
        </div>
      </Card>
    ))}
  </ul>
);
