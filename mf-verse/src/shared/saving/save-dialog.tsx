import { useState } from 'react';
import type { OwnCollection } from '@verse/api-contract/api';
import { COLLECTION_TEXTS } from '@verse/api-contract/community/collections.values';
import { formatCount } from '@verse/api-contract/formats';
import { findTextErrors } from '@verse/api-contract/text';
import { useForm } from '@verse/contract/form';
import { PageLink } from '@verse/contract/page-link';
import { useShell } from '@verse/contract/react';
import { useLoad, useToggle } from '@verse/contract/server-state';
import { Button, CheckboxField, Cluster, Dialog, RestoredText, Stack, TextField } from '@verse/ui';
import { FormResult } from '../form-result';
import { MutedText } from '../muted-text';
import { createCollection, setSaved } from './saving.api';

export interface SaveDialogProps {
  work: { id: string; title: string };
  onClose: () => void;
}

/** The member's collections, each with a box that saves the work to it, and a form for a new one. */
export function SaveDialog({ work, onClose }: SaveDialogProps) {
  const verse = useShell().href('verse') ?? '';
  const { data, reload, isLoading } = useLoad<OwnCollection[] | null>(`${verse}/work-collections/${work.id}`);
  const [made, setMade] = useState<OwnCollection[]>([]);
  const all = [...(data ?? []), ...made.filter(({ id }) => !data?.some((one) => one.id === id))];
  return (
    <Dialog title={`Save “${work.title}”`} onClose={onClose}>
      <Stack gap={5}>
        {data ? (
          <Stack as="ul" gap={2} aria-label="Your collections">
            {all.map((collection) => (
              <li key={collection.id}>
                <SaveBox work={work} collection={collection} />
              </li>
            ))}
          </Stack>
        ) : null}
        {data === null && !isLoading ? (
          <p role="alert">
            Your collections could not be loaded.{' '}
            <Button size="small" variant="secondary" onClick={reload}>
              Try again
            </Button>
          </p>
        ) : null}
        {data === undefined || isLoading ? <p role="status">Loading your collections</p> : null}
        <NewCollection work={work} onMade={(one) => setMade((before) => [...before, one])} />
        <Cluster>
          <Button onClick={onClose}>Done</Button>
          <PageLink page="collections">Your collections</PageLink>
        </Cluster>
      </Stack>
    </Dialog>
  );
}

function SaveBox({ work, collection }: { work: SaveDialogProps['work']; collection: OwnCollection }) {
  const { id, name, count, isPublic, hasWork } = collection;
  const { isOn, set, uncounted, answer } = useToggle({
    isOn: hasWork,
    send: (api, on) => setSaved(api, { collection: id, work: work.id }, on),
    failed: 'That didn’t work',
  });
  const about = `${formatCount((answer?.count ?? count) + uncounted, 'work')}${isPublic ? ', public' : ''}`;
  return (
    <CheckboxField
      label={
        <>
          <bdi>{name}</bdi> <MutedText as="span">{about}</MutedText>
        </>
      }
      checked={isOn}
      onChange={() => set(!isOn)}
    />
  );
}

interface NewCollectionProps {
  work: SaveDialogProps['work'];
  onMade: (collection: OwnCollection) => void;
}

/** Makes a collection and saves the work to it. */
function NewCollection({ work, onMade }: NewCollectionProps) {
  const [name, setName] = useState('');
  const form = useForm({
    keptAs: 'new collection',
    findErrors: () => findTextErrors(COLLECTION_TEXTS, { name }),
    async send(api) {
      const { id } = await createCollection(api, name, false);
      return setSaved(api, { collection: id, work: work.id }, true);
    },
    shouldRevalidate: () => false,
    onSent: onMade,
  });
  return (
    <Stack as="form" gap={3} {...form.props}>
      {form.isRestored ? <RestoredText onDiscard={form.discard} /> : null}
      <TextField
        label="New collection"
        name="name"
        maxLength={COLLECTION_TEXTS.name.max}
        value={name}
        error={form.errors.name}
        onChange={({ currentTarget }) => setName(currentTarget.value)}
      />
      <FormResult result={form.shown} />
      <Cluster>
        <Button type="submit" variant="secondary" size="small" isBusy={form.isBusy}>
          Create and save
        </Button>
      </Cluster>
    </Stack>
  );
}
