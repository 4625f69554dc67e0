import { useState } from 'react';
import type { OwnCollection } from '@verse/api-contract/api';
import { COLLECTION_TEXTS, DEFAULT_COLLECTION } from '@verse/api-contract/community/collections.values';
import { findTextErrors } from '@verse/api-contract/text';
import { PageLink } from '@verse/contract/page-link';
import { CheckboxField, EmptyState, Stack, TextField } from '@verse/ui';
import { ChangeDialog } from '../../shared/change-dialog';
import { createCollection } from '../../shared/saving/saving.api';
import { CollectionCard } from './collection-cards';
import styles from './collection-view.module.scss';

const isOpen = ({ isPublic, isRemoved }: OwnCollection) => isPublic && !isRemoved;

/** The member's collections, with their first pictures. */
export function CollectionList({ collections }: { collections: OwnCollection[] }) {
  const made = collections.filter(({ id }) => id !== DEFAULT_COLLECTION);
  return (
    <Stack gap={5}>
      <NewCollection />
      {made.length === 0 ? (
        <EmptyState title="Nothing saved yet." action={<PageLink page="works">Look at works</PageLink>}>
          Press Save on a work to keep it here.
        </EmptyState>
      ) : (
        <ul className={styles.cards}>
          {made.map((collection) => (
            <CollectionCard
              key={collection.id}
              collection={collection}
              heading="h2"
              isMarkedPublic={isOpen(collection)}
            />
          ))}
        </ul>
      )}
    </Stack>
  );
}

function NewCollection() {
  const [name, setName] = useState('');
  const [isPublic, setIsPublic] = useState(false);
  return (
    <ChangeDialog
      action="New collection"
      submit="Create"
      keptAs="new collection"
      done="Collection created. Press Save on a work to fill it."
      findErrors={() => findTextErrors(COLLECTION_TEXTS, { name })}
      send={(api) => createCollection(api, name, isPublic)}
    >
      {(errors) => (
        <>
          <TextField
            label="Name"
            name="name"
            required
            maxLength={COLLECTION_TEXTS.name.max}
            value={name}
            error={errors.name}
            onChange={({ currentTarget }) => setName(currentTarget.value)}
          />
          <CheckboxField
            label="Everyone can see it"
            hint="It gets its own page and feed to share."
            checked={isPublic}
            onChange={({ currentTarget }) => setIsPublic(currentTarget.checked)}
          />
        </>
      )}
    </ChangeDialog>
  );
}
