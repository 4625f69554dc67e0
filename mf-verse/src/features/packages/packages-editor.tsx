import { useState } from 'react';
import type { OfferedPackage, OwnPackages } from '@verse/api-contract/api';
import { pricesText, termsText } from '@verse/api-contract/work/package-texts';
import { PACKAGE_LIMITS } from '@verse/api-contract/work/packages.values';
import { PageLink } from '@verse/contract/page-link';
import { Button, Card, Cluster, EmptyState, Stack } from '@verse/ui';
import { FormResult } from '../../shared/form-result';
import { MutedText } from '../../shared/muted-text';
import text from '../../shared/text.module.scss';
import { useFocusKeeper } from '../../shared/use-focus-keeper';
import { PackageDialog } from './package-dialog';
import styles from './packages.module.scss';
import { usePackageChanges } from './use-package-changes';

export function PackagesEditor({ own }: { own: OwnPackages }) {
  const [open, setOpen] = useState<OfferedPackage | 'new'>();
  const { move, remove, result, isBusy } = usePackageChanges(own);
  const list = useFocusKeeper();
  const { packages } = own;
  const isFull = packages.length >= PACKAGE_LIMITS.packages;
  const add = (
    <Button disabled={isFull || isBusy} onClick={() => setOpen('new')}>
      Add a package
    </Button>
  );
  return (
    <>
      {packages.length === 0 ? (
        <EmptyState title="No packages yet" action={add}>
          <p>
            Put a price and a delivery time on something you do well, such as a logo in a week. Clients find it on your
            profile and in Services, and send you a brief.
          </p>
        </EmptyState>
      ) : (
        <>
          <Stack as="ol" ref={list} aria-label="Your packages" aria-busy={isBusy}>
            {packages.map((one, at) => (
              <OwnPackage
                key={one.id}
                one={one}
                isBusy={isBusy}
                isHidden={own.hidden.includes(one.id)}
                actions={{
                  ...(packages.length > 1 ? { 'Move up': at > 0 && (() => move(at, at - 1)) } : {}),
                  ...(packages.length > 1 ? { 'Move down': at < packages.length - 1 && (() => move(at, at + 1)) } : {}),
                  Edit: () => setOpen(one),
                  Remove: () => remove(at),
                }}
              />
            ))}
          </Stack>
          <FormResult result={isBusy ? undefined : result} />
          <div>{add}</div>
          {isFull ? (
            <MutedText>You can offer at most {PACKAGE_LIMITS.packages} packages. Remove one to add another.</MutedText>
          ) : null}
        </>
      )}
      {open ? (
        <PackageDialog own={own} edited={open === 'new' ? undefined : open} onClose={() => setOpen(undefined)} />
      ) : null}
    </>
  );
}

interface OwnPackageProps {
  one: OfferedPackage;
  /** Whether a moderator has hidden the package. */
  isHidden: boolean;
  isBusy: boolean;
  /** Actions keyed by label; false if an action is currently unavailable. */
  actions: Record<string, (() => void) | false>;
}

function OwnPackage({ one, isHidden, isBusy, actions }: OwnPackageProps) {
  return (
    <Card as="li" className={styles.own}>
      <h2 className={text.title} dir="auto">
        {one.name}
      </h2>
      {isHidden ? (
        <MutedText>
          A moderator hid this package. <PageLink page="safety">Read why, or appeal</PageLink>
        </MutedText>
      ) : null}
      <p className={styles.price}>{pricesText(one.prices)}</p>
      <MutedText>{termsText(one)}</MutedText>
      <p className={styles.text} dir="auto">
        {one.text}
      </p>
      <Cluster gap={1}>
        {Object.entries(actions).map(([label, act]) => (
          <Button
            key={label}
            variant="quiet"
            size="small"
            // Not disabled, because a disabled button would lose the focus.
            aria-disabled={isBusy || !act || undefined}
            aria-label={`${label}: ${one.name}`}
            onClick={isBusy || !act ? undefined : act}
          >
            {label}
          </Button>
        ))}
      </Cluster>
    </Card>
  );
}
