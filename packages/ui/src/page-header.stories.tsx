import { Button } from './button';
import { PageHeader } from './page-header';

export default {
  title: <PageHeader title="Job Board" lead="Work for creatives, near and remote." />,
  display: <PageHeader size="display" eyebrow="Resources" title="Your Creative Toolkit, Unlocked" />,
  centred: (
    <PageHeader align="center" as="h2" title="Join the Community" lead="Free for members.">
      <Button>Sign Up</Button>
    </PageHeader>
  ),
  'long text': (
    <PageHeader
      title={
        'A title of unusual length, written by a member who had a great deal to say about the works of other creatives'
      }
      lead={'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft'}
    />
  ),
};
