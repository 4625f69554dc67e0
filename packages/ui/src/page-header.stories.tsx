import { Button } from './button';
import { PageHeader } from './page-header';

export default {
  title: <PageHeader title="Job Board" lead="Work for creatives, near and remote." />,
  display: <PageHeader size="display" eyebrow="Resources" title="Your Creative Toolkit, Unlocked" />,
  action: (
    <PageHeader title="Job Hub" lead="Paid work with the pay on every job.">
      <Button variant="secondary">Post a job</Button>
    </PageHeader>
  ),
  detail: <PageHeader size="detail" title="Brand designer for a radio station" />,
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
