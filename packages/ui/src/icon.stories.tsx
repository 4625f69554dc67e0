import { Icon } from './icon';

const ARROW = <path d="m9 6 6 6-6 6" />;

export default {
  decoration: <Icon>{ARROW}</Icon>,
  large: <Icon size={64}>{ARROW}</Icon>,
};
