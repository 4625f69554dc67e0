import { Badge } from './badge';
import { Cluster } from './cluster';

const BADGES = ['Illustration', 'Motion', 'Sound', 'Typography', 'Photography', 'Interaction', 'Writing'].map(
  (name) => <Badge key={name}>{name}</Badge>,
);

export default {
  default: <Cluster>{BADGES}</Cluster>,
  'small gap': <Cluster gap={1}>{BADGES}</Cluster>,
  'large gap': <Cluster gap={8}>{BADGES}</Cluster>,
};
