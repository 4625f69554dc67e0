import { ButtonLink } from './button-link';
import { FailureCard } from './failure-card';

export default {
  default: <FailureCard title="The store is not available right now.">Your cart is safe.</FailureCard>,
  retry: <FailureCard title="The store is not available right now." onRetry={() => undefined} />,
  retrying: <FailureCard title="The store is not available right now." onRetry={() => undefined} isRetrying />,
  action: (
    <FailureCard
      title="This post is not available."
      titleAs="h1"
      action={
        <ButtonLink href="/store" variant="quiet">
          All posts
        </ButtonLink>
      }
    />
  ),
  'long text': (
    <FailureCard
      title={
        'A title of unusual length, written by a member who had a great deal to say about the works of other creatives'
      }
    >
      {'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft'}
    </FailureCard>
  ),
};
