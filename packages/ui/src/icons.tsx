import { Icon } from './icon';

/** The shopping cart. */
export function CartIcon() {
  return (
    <Icon>
      <path d="M3 4h2.5l2.2 11h10l2-8H6.2M9.5 20h.01M16.5 20h.01" />
    </Icon>
  );
}

/** Marks a favourite. The parent fills the icon if the favourite is selected. */
export function HeartIcon() {
  return (
    <Icon>
      <path d="M12 20.5 4.6 13a4.8 4.8 0 0 1 0-6.8 4.8 4.8 0 0 1 6.8 0l.6.6.6-.6a4.8 4.8 0 0 1 6.8 6.8z" />
    </Icon>
  );
}
