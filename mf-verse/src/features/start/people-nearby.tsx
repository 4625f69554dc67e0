import { Link } from 'react-router-dom';
import { PageLink } from '@verse/contract/page-link';
import { useShell } from '@verse/contract/react';
import { useLoad, useToggle } from '@verse/contract/server-state';
import { Alert, Badge, Button, ButtonLink, EmptyState, Skeleton, Stack, VisuallyHidden } from '@verse/ui';
import { Avatar } from '../../shared/avatar';
import { followMember } from '../../shared/member-actions';
import { StoredPicture } from '../../shared/stored-picture';
import type { Nearby } from './start.api';
import styles from './start.module.scss';
import { STEP } from './start-steps';

export function PeopleNearby() {
  const { href } = useShell();
  const { data, isLoading, reload } = useLoad<Nearby | null>(`${href('profile')}/nearby`);
  return (
    <Stack gap={5}>
      {data ? (
        <Found people={data} />
      ) : isLoading || data === undefined ? (
        <div role="status">
          <VisuallyHidden>Looking for people</VisuallyHidden>
          <Skeleton shape="block" />
        </div>
      ) : (
        <Alert tone="error">
          <p>The people could not be loaded.</p>
          <Button variant="secondary" size="small" onClick={reload}>
            Try again
          </Button>
        </Alert>
      )}
      <div>
        <ButtonLink as={Link} to={STEP.page} size="large">
          Continue
        </ButtonLink>
      </div>
    </Stack>
  );
}

const FEW = 3;

function Found({ people }: { people: Nearby }) {
  const wall = <PageLink page="works">See what members make</PageLink>;
  if (people.length === 0)
    return (
      <EmptyState title="You are the first one here." action={wall}>
        Nobody else has named your city or your craft yet. Look around, and follow the makers whose work you like.
      </EmptyState>
    );
  return (
    <>
      <ul className={styles.people} aria-label="People near you">
        {people.map((one) => (
          <NearbyPerson key={one.person.id} {...one} />
        ))}
      </ul>
      {people.length < FEW ? <p>More people will come. Until then: {wall}.</p> : null}
    </>
  );
}

function NearbyPerson({ person, reason, isFollowed }: Nearby[number]) {
  const { handle, name, picture, works } = person;
  const { isOn, set, button } = useToggle({
    isOn: isFollowed,
    send: (api, on) => followMember(api, handle, on),
    failed: 'Your follow was not saved',
    success: (now) => (now ? undefined : `You no longer follow ${name}.`),
  });
  return (
    <li className={styles.person}>
      <Avatar name={name} picture={picture} size="large" />
      <div className={styles.fields}>
        <p className={styles.name} dir="auto">
          <PageLink page="member" params={{ handle }}>
            {name}
          </PageLink>
        </p>
        <Badge>
          <bdi>{reason}</bdi>
        </Badge>
      </div>
      <Button
        ref={button}
        variant="secondary"
        aria-label={`${isOn ? 'Following' : 'Follow'} ${name}`}
        onClick={() => set(!isOn)}
      >
        {isOn ? 'Following' : 'Follow'}
      </Button>
      {works.length > 0 ? (
        <ul className={styles.strip} aria-label={`Works of ${name}`}>
          {works.map(({ id, picture: work }) => (
            <li key={id}>
              <StoredPicture className={styles.stripPicture} picture={work} sizes="8rem" />
            </li>
          ))}
        </ul>
      ) : null}
    </li>
  );
}
