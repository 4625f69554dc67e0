import { Link } from 'react-router-dom';
import { useShell } from '@verse/contract/react';

export function CartSummary({ count }: { count: number }) {
  const cart = useShell().href('cart');
  const words = count === 1 ? '1 item in your cart' : `${count} items in your cart`;
  return <p>{cart ? <Link to={cart}>{words}</Link> : words}</p>;
}
