import type { OrganisationInvitation, OrganisationPeople, OwnOrganisation } from '@verse/api-contract/api';
import { formatDay } from '@verse/api-contract/formats';
import { PageLink } from '@verse/contract/page-link';
import { useAction } from '@verse/contract/server-state';
import { Badge, Button, Cluster, Stack } from '@verse/ui';
import { MutedText } from '../../shared/muted-text';
import { Panel } from '../../shared/panel';
import { InviteForm } from './invite-form';
import { RemoveMember, RoleChoice } from './member-changes';
import { ROLE_LABELS } from './organisation-labels';
import { resendInvitation, withdrawInvitation } from './organisations.api';
import styles from './people-panel.module.scss';

type Person = OrganisationPeople['members'][number];

interface PeoplePanelProps {
  organisation: OwnOrganisation;
  people: OrganisationPeople;
  /** Called when the signed-in member leaves the organisation. */
  onLeft: () => void;
}

/** Members and invitations. Owners can change them, and every member can leave. */
export function PeoplePanel({ organisation, people: { members, invitations }, onLeft }: PeoplePanelProps) {
  const isOwner = organisation.role === 'owner';
  const mayChange = isOwner && organisation.state === 'open';
  return (
    <Panel title="Members" lead="Only members see this list.">
      <Stack as="ul">
        {members.map((person) => (
          <li key={person.id} className={styles.person}>
            <Member person={person} />
            {mayChange ? <RoleChoice organisation={organisation} person={person} /> : null}
            {person.isSelf || mayChange ? (
              <RemoveMember organisation={organisation} person={person} onLeft={onLeft} />
            ) : null}
          </li>
        ))}
      </Stack>
      {invitations.length > 0 ? (
        <section aria-labelledby="invitations">
          <h3 id="invitations" className={styles.title}>
            Invitations
          </h3>
          <Stack as="ul">
            {invitations.map((one) => (
              <Invitation key={one.id} handle={organisation.handle} invitation={one} mayChange={mayChange} />
            ))}
          </Stack>
        </section>
      ) : null}
      {mayChange ? <InviteForm handle={organisation.handle} /> : null}
    </Panel>
  );
}

const Member = ({ person: { name, handle, role, since, isSelf } }: { person: Person }) => (
  <div className={styles.words}>
    <p className={styles.name}>
      {handle === null ? (
        <bdi>{name}</bdi>
      ) : (
        <PageLink page="member" params={{ handle }}>
          <bdi>{name}</bdi>
        </PageLink>
      )}{' '}
      {isSelf ? <Badge>You</Badge> : null}
    </p>
    <MutedText>
      {ROLE_LABELS[role][0]} since <time dateTime={since}>{formatDay(since)}</time>
    </MutedText>
  </div>
);

interface InvitationProps {
  handle: string;
  invitation: OrganisationInvitation;
  mayChange: boolean;
}

function Invitation({ handle, invitation, mayChange }: InvitationProps) {
  const { id, email, role, expiresAt, isExpired, invitedBy } = invitation;
  const resend = useAction((api, _: undefined) => resendInvitation(api, handle, id), {
    success: `Invitation sent again to ${email}.`,
  });
  const withdraw = useAction((api, _: undefined) => withdrawInvitation(api, handle, id), {
    success: `Invitation to ${email} withdrawn.`,
  });
  return (
    <li className={styles.person}>
      <div className={styles.words}>
        <p className={styles.name}>
          <bdi>{email}</bdi> {isExpired ? <Badge tone="warning">Expired</Badge> : null}
        </p>
        <MutedText>
          {ROLE_LABELS[role][0]}, {isExpired ? 'expired on' : 'open until'}{' '}
          <time dateTime={expiresAt}>{formatDay(expiresAt)}</time>
          {invitedBy ? (
            <>
              , invited by <bdi>{invitedBy}</bdi>
            </>
          ) : null}
        </MutedText>
      </div>
      {mayChange ? (
        <Cluster>
          <Button
            variant="secondary"
            size="small"
            aria-label={`Send again: the invitation to ${email}`}
            isBusy={resend.isBusy}
            onClick={() => resend.run(undefined)}
          >
            Send again
          </Button>
          <Button
            variant="quiet"
            size="small"
            aria-label={`Withdraw the invitation to ${email}`}
            isBusy={withdraw.isBusy}
            onClick={() => withdraw.run(undefined)}
          >
            Withdraw
          </Button>
        </Cluster>
      ) : null}
    </li>
  );
}
