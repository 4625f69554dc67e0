import { InPreparation } from './in-preparation';

export default {
  'in preparation': <InPreparation as="a" href="/waiting-lists" offer="Courses" />,
};
