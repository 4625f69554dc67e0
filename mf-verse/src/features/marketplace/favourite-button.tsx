import type { Product } from '@verse/api-contract/api';
import { useToggle } from '@verse/contract/server-state';
import { HeartIcon, useHydrated } from '@verse/ui';
import styles from './favourite-button.module.scss';
import { setFavourite } from './marketplace.api';

interface FavouriteButtonProps {
  product: Product;
  isFavourite: boolean;
}

export function FavouriteButton({ product: { id, name }, isFavourite }: FavouriteButtonProps) {
  const isReady = useHydrated();
  const { button, ...favourite } = useToggle({
    isOn: isFavourite,
    send: (api, on) => setFavourite(api, id, on),
    failed: 'Your favourite was not saved',
    success: (on) => (on ? undefined : `${name} is no favourite any more.`),
  });
  return (
    <button
      ref={button}
      type="button"
      className={styles.favourite}
      disabled={!isReady}
      aria-pressed={favourite.isOn}
      aria-label={`Favourite: ${name}`}
      onClick={() => favourite.set(!favourite.isOn)}
    >
      <HeartIcon />
    </button>
  );
}
