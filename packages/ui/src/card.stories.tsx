import { Card } from './card';

export default {
  default: <Card>A surface for a single item.</Card>,
  feature: <Card size="feature">A surface that stands alone.</Card>,
  interactive: (
    <Card as="article" isInteractive>
      <a data-card-link href="/store">
        All of the card is this link
      </a>
    </Card>
  ),
  'long text': <Card>{'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft'}</Card>,
};
