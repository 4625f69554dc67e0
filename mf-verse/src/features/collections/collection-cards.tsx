import type { MemberCollections } from '@verse/api-contract/api';
import { formatCount } from '@verse/api-contract/formats';
import { PageLink } from '@verse/contract/page-link';
import { Badge, Stack } from '@verse/ui';
import { MutedText } from '../../shared/muted-text';
import { StoredPicture } from '../../shared/stored-picture';
import styles from './collection-view.module.scss';

type ShownCollection = MemberCollections['collections'][number];

interface CollectionCardProps {
  collection: ShownCollection;
  heading: 'h2' | 'h3';
  isMarkedPublic?: boolean;
}

/** A link to a collection, with its first pictures. */
export function CollectionCard({ collection, heading: Heading, isMarkedPublic = false }: CollectionCardProps) {
  const { id, name, count, covers } = collection;
  return (
    <li className={styles.card}>
      <div className={styles.covers}>
        {covers.map((picture) => (
          <StoredPicture key={picture.src} picture={picture} className={styles.cover} sizes="8rem" alt="" />
        ))}
      </div>
      <Heading className={styles.name} dir="auto">
        <PageLink className={styles.link} page="collection" params={{ id }}>
          {name}
        </PageLink>
      </Heading>
      <MutedText>
        {formatCount(count, 'work')} {isMarkedPublic ? <Badge>Public</Badge> : null}
      </MutedText>
    </li>
  );
}

/** The public collections of a member, on their page. */
export function MemberCollections({ collections }: { collections: readonly ShownCollection[] }) {
  if (collections.length === 0) return null;
  return (
    <Stack as="section" gap={5} aria-labelledby="collections-title">
      <h2 id="collections-title">Collections</h2>
      <ul className={styles.cards}>
        {collections.map((collection) => (
          <CollectionCard key={collection.id} collection={collection} heading="h3" />
        ))}
      </ul>
    </Stack>
  );
}
