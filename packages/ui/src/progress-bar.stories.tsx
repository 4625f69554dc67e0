import { ProgressBar } from './progress-bar';

export default {
  started: <ProgressBar label="Uploading" value={12} max={100} figure="12 %" />,
  complete: <ProgressBar label="Uploading" value={100} max={100} figure="100 %" />,
  'unknown length': <ProgressBar label="Loading" />,
  'long text': (
    <ProgressBar
      label={
        'A title of unusual length, written by a member who had a great deal to say about the works of other creatives'
      }
      value={40}
      max={100}
      figure="40 %"
    />
  ),
};
