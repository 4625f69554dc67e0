import { useState } from 'react';
import { useNavigate, useRevalidator } from 'react-router-dom';
import type { TaggedWork } from '@verse/api-contract/api';
import { COLLECTION_MESSAGES, COLLECTION_TEXTS } from '@verse/api-contract/community/collections.values';
import { findTextErrors } from '@verse/api-contract/text';
import { useShell } from '@verse/contract/react';
import { useAction, useSend } from '@verse/contract/server-state';
import { Alert, Button, CheckboxField, Cluster, Stack, TextField } from '@verse/ui';
import { ChangeDialog } from '../../shared/change-dialog';
import { setSaved } from '../../shared/saving/saving.api';
import { StoredPicture } from '../../shared/stored-picture';
import styles from './collection-view.module.scss';
import { type CollectionFacts, editCollection, moveSaved, setCollection } from './collections.api';

interface CollectionToolsProps {
  collection: CollectionFacts;
  works: readonly TaggedWork[];
  isArranging: boolean;
  onArrange: (isArranging: boolean) => void;
}

/** The owner's buttons: edit, arrange, delete. */
export function CollectionTools({ collection, works, isArranging, onArrange }: CollectionToolsProps) {
  return (
    <Stack gap={4}>
      {collection.isRemoved ? <Alert tone="warning">{COLLECTION_MESSAGES.removed}</Alert> : null}
      <Cluster gap={3}>
        <Edit collection={collection} />
        {works.length > 0 ? (
          <Button variant="secondary" size="small" aria-pressed={isArranging} onClick={() => onArrange(!isArranging)}>
            {isArranging ? 'Done' : 'Arrange'}
          </Button>
        ) : null}
        {collection.isDefault ? null : <Delete collection={collection} />}
      </Cluster>
      {isArranging ? <Rows id={collection.id} works={works} /> : null}
    </Stack>
  );
}

function Edit({ collection: { id, name, isPublic, isRemoved } }: { collection: CollectionFacts }) {
  const [typed, setTyped] = useState(name);
  const [isOpen, setIsOpen] = useState(isPublic);
  return (
    <ChangeDialog
      action="Edit"
      title="Edit the collection"
      submit="Save"
      keptAs={`collection ${id}`}
      done="Collection saved."
      findErrors={() => findTextErrors(COLLECTION_TEXTS, { name: typed })}
      send={(api) => editCollection(api, id, { name: typed, isPublic: isOpen })}
    >
      {(errors) => (
        <>
          <TextField
            label="Name"
            name="name"
            required
            maxLength={COLLECTION_TEXTS.name.max}
            value={typed}
            error={errors.name}
            onChange={({ currentTarget }) => setTyped(currentTarget.value)}
          />
          {isRemoved ? null : (
            <CheckboxField
              label="Everyone can see it"
              hint="It gets its own page and feed to share."
              checked={isOpen}
              onChange={({ currentTarget }) => setIsOpen(currentTarget.checked)}
            />
          )}
        </>
      )}
    </ChangeDialog>
  );
}

function Delete({ collection: { id, name } }: { collection: CollectionFacts }) {
  const { href, notify } = useShell();
  const navigate = useNavigate();
  const send = useSend();
  const [isBusy, setIsBusy] = useState(false);
  async function handleClick() {
    setIsBusy(true);
    const done = await send((api) => setCollection(api, id, false));
    setIsBusy(false);
    if (!done.ok) return notify({ tone: 'error', text: done.message });
    await navigate(href('collections') ?? '/');
    notify({
      tone: 'success',
      text: `“${name}” is deleted.`,
      action: {
        label: 'Undo',
        run: () =>
          void send((api) => setCollection(api, id, true)).then(() => navigate(href('collection', { id }) ?? '/')),
      },
    });
  }
  return (
    <Button variant="quiet" size="small" isBusy={isBusy} onClick={() => void handleClick()}>
      Delete
    </Button>
  );
}

/** The works as rows, which buttons move and remove. */
function Rows({ id, works }: { id: string; works: readonly TaggedWork[] }) {
  const { notify } = useShell();
  const { revalidate } = useRevalidator();
  const send = useSend();
  const { run: move, isBusy } = useAction((api, { work, before }: { work: string; before: string | null }) =>
    moveSaved(api, id, work, before),
  );

  async function remove(work: TaggedWork, next: string | null) {
    const saved = { collection: id, work: work.id };
    const done = await send((api) => setSaved(api, saved, false));
    if (!done.ok) return notify({ tone: 'error', text: done.message });
    await revalidate();
    const undo = async () => {
      await send((api) => setSaved(api, saved, true, next));
      await revalidate();
    };
    notify({ tone: 'success', text: `“${work.title}” is removed.`, action: { label: 'Undo', run: () => void undo() } });
  }

  return (
    <ol className={styles.rows} aria-label="Works in order">
      {works.map((work, index) => {
        const { title, picture } = work;
        const next = works[index + 1]?.id ?? null;
        const step = (label: string, before: string | null, isOff: boolean) => (
          <Button
            variant="quiet"
            size="small"
            // Not disabled, because a disabled button would lose the focus.
            aria-disabled={isOff || isBusy || undefined}
            aria-label={`${label}: ${title}`}
            onClick={isOff || isBusy ? undefined : () => move({ work: work.id, before })}
          >
            {label}
          </Button>
        );
        return (
          <li key={work.id} className={styles.row}>
            <StoredPicture picture={picture} className={styles.thumb} sizes="5rem" alt="" />
            <span className={styles.title} dir="auto">
              {title}
            </span>
            {step('Move up', works[index - 1]?.id ?? null, index === 0)}
            {step('Move down', works[index + 2]?.id ?? null, next === null)}
            <Button
              variant="quiet"
              size="small"
              aria-label={`Remove: ${title}`}
              onClick={() => void remove(work, next)}
            >
              Remove
            </Button>
          </li>
        );
      })}
    </ol>
  );
}
