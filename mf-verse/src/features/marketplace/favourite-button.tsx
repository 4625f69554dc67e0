import type { Cart } from '@verse/api-contract/cart';
import type { Product } from '@verse/api-contract/products';
import { HeartIcon } from '@verse/ui';
import { useAct } from '../../shared/use-act';
import styles from './favourite-button.module.scss';
import type { FavouriteAct } from './marketplace.api';

interface FavouriteButtonProps {
  product: Product;
  isFavourite: boolean;
}

export function FavouriteButton({ product: { id, name }, isFavourite }: FavouriteButtonProps) {
  const { button, ...favourite } = useAct<FavouriteAct, Cart>({
    is: isFavourite,
    act: (on) => ({ what: 'favourite', id, on }),
    refused: 'Your favourite was not saved',
    done: (on) => (on ? undefined : `${name} is no favourite any more.`),
  });
  return (
    <button
      ref={button}
      type="button"
      className={styles.favourite}
      aria-pressed={favourite.on}
      aria-label={`Favourite: ${name}`}
      onClick={() => favourite.wish(!favourite.on)}
    >
      <HeartIcon />
    </button>
  );
}
