import { useState } from 'react';
import {
  type OfferedPackage,
  type OwnPackages,
  PACKAGE_LIMITS,
  pricesText,
  termsText,
} from '@verse/api-contract/packages';
import { PageLink } from '@verse/contract/page-link';
import { Button, Card, Cluster, EmptyState, Stack } from '@verse/ui';
import { FormResult } from '../../shared/form-result';
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
        <EmptyState title="You offer no packages yet" action={add}>
          <p>
            A package is work with a price and a delivery time, such as a logo in a week. Clients find it on your
            profile and among the services, and send you a brief for it.
          </p>
        </EmptyState>
      ) : (
        <>
          <Stack as="ol" ref={list} aria-label="Your packages" aria-busy={isBusy}>
            {packages.map((one, at) => (
              <OwnPackage
                key={one.id}
                one={one}
                isHidden={own.hidden.includes(one.id)}
                isBusy={isBusy}
                isMovable={packages.length > 1}
                onUp={at === 0 ? undefined : () => move(at, at - 1)}
                onDown={at === packages.length - 1 ? undefined : () => move(at, at + 1)}
                onEdit={() => setOpen(one)}
                onRemove={() => remove(at)}
              />
            ))}
          </Stack>
          <FormResult result={isBusy ? undefined : result} />
          <div>{add}</div>
          {isFull ? (
            <p className={text.note}>
              You can offer at most {PACKAGE_LIMITS.packages} packages. Remove one to add another.
            </p>
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
  /** Whether there is more than one package. */
  isMovable: boolean;
  /** Undefined for the first package. */
  onUp: (() => void) | undefined;
  /** Undefined for the last package. */
  onDown: (() => void) | undefined;
  onEdit: () => void;
  onRemove: () => void;
}

function OwnPackage({ one, isHidden, isBusy, isMovable, onUp, onDown, onEdit, onRemove }: OwnPackageProps) {
  const button = (label: string, onClick: (() => void) | undefined) => (
    <Button
      variant="quiet"
      size="small"
      // Not disabled, because a disabled button would lose the focus.
      aria-disabled={isBusy || !onClick || undefined}
      aria-label={`${label}: ${one.name}`}
      onClick={isBusy ? undefined : onClick}
    >
      {label}
    </Button>
  );
  return (
    <Card as="li" className={styles.own}>
      <h2 className={text.title} dir="auto">
        {one.name}
      </h2>
      {isHidden ? (
        <p className={text.note}>
          A moderator has hidden this package. <PageLink page="safety">Read why, or appeal</PageLink>
        </p>
      ) : null}
      <p className={styles.price}>{pricesText(one.prices)}</p>
      <p className={text.note}>{termsText(one)}</p>
      <p className={styles.text} dir="auto">
        {one.text}
      </p>
      <Cluster gap={1}>
        {isMovable ? button('Move up', onUp) : null}
        {isMovable ? button('Move down', onDown) : null}
        {button('Edit', onEdit)}
        {button('Remove', onRemove)}
      </Cluster>
    </Card>
  );
}
