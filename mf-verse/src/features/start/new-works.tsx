import { Link } from 'react-router-dom';
import type { OwnProfile } from '@verse/api-contract/api';
import { WORK_LIMITS } from '@verse/api-contract/identity/profiles.values';
import { megabytes, PICTURE_BYTES, PICTURE_KINDS, PICTURE_TYPES, pictureRefusal } from '@verse/api-contract/pictures';
import { ButtonLink, PictureField, Stack, VisuallyHidden } from '@verse/ui';
import { LivePage } from './live-page';
import styles from './start.module.scss';
import { STEP } from './start-steps';
import type { NewWorksQueue } from './use-work-queue';
import { WorkCard } from './work-card';

interface NewWorksProps {
  profile: OwnProfile;
  queue: NewWorksQueue;
}

/** Pictures become works as soon as they are chosen, and the page with them grows beside. */
export function NewWorks({ profile, queue }: NewWorksProps) {
  const { items, keyOf } = queue;
  const saved = profile.works.filter(({ id }) => !items.some(({ key }) => key === keyOf(id)));
  const cards = [
    ...items.map((item) => ({ key: item.key, item })),
    ...saved.map((work) => ({ key: keyOf(work.id), work })),
  ];
  return (
    <div className={styles.columns}>
      <Stack gap={5}>
        <div className={styles.drop}>
          <PictureField
            label="Pictures of your work"
            name="pictures"
            isMultiple
            hint={`${PICTURE_KINDS}, at most ${megabytes(PICTURE_BYTES)} each. You can still change everything.`}
            types={PICTURE_TYPES}
            check={pictureRefusal}
            room={WORK_LIMITS.works - profile.works.length - items.length}
            onChoose={queue.add}
          />
        </div>
        <VisuallyHidden role="status">
          {items.length > 0 ? `${items.length} still to send` : saved.length > 0 ? 'All pictures are sent' : ''}
        </VisuallyHidden>
        <ul className={styles.cards} aria-label="Your works" hidden={items.length + saved.length === 0}>
          {cards.map(({ key, ...card }) => (
            <WorkCard key={key} {...card} queue={queue} />
          ))}
        </ul>
        <div>
          <ButtonLink as={Link} to={STEP.people} size="large">
            Continue
          </ButtonLink>
        </div>
      </Stack>
      <LivePage profile={profile} saved={saved} items={items} />
    </div>
  );
}
