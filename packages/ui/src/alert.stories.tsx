import { Alert } from './alert';

export default {
  notice: <Alert title="Draft saved">It is on this device only.</Alert>,
  success: (
    <Alert tone="success" title="Message sent">
      Your reference is CV-2026-0142.
    </Alert>
  ),
  warning: (
    <Alert tone="warning" title="Two seats are left">
      Enter the contest today.
    </Alert>
  ),
  error: (
    <Alert tone="error" title="Not sent">
      Check your connection and try again.
    </Alert>
  ),
  'without a title': <Alert>Your cart was updated in another tab.</Alert>,
  'long text': (
    <Alert
      title={
        'A title of unusual length, written by a member who had a great deal to say about the works of other creatives'
      }
    >
      {'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft'}
    </Alert>
  ),
};
