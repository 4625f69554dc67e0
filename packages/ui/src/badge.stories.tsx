import { Badge } from './badge';

export default {
  neutral: <Badge>Draft</Badge>,
  accent: <Badge tone="accent">New</Badge>,
  highlight: <Badge tone="highlight">Remote</Badge>,
  success: <Badge tone="success">Paid</Badge>,
  warning: <Badge tone="warning">Pending</Badge>,
  error: <Badge tone="error">Rejected</Badge>,
  'right to left': <Badge>تصميم</Badge>,
  'long text': (
    <Badge>
      {'A title of unusual length, written by a member who had a great deal to say about the works of other creatives'}
    </Badge>
  ),
};
