import { CartIcon, HeartIcon } from './icons';

export default {
  cart: <CartIcon />,
  heart: <HeartIcon />,
};
