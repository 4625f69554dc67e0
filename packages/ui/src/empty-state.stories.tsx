import { Button } from './button';
import { EmptyState } from './empty-state';

export default {
  default: <EmptyState title="No posts yet" />,
  action: (
    <EmptyState title="No items found in courses category" action={<Button>View All Projects</Button>}>
      Try another category.
    </EmptyState>
  ),
  'long text': (
    <EmptyState
      title={
        'A title of unusual length, written by a member who had a great deal to say about the works of other creatives'
      }
    >
      {'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft'}
    </EmptyState>
  ),
};
