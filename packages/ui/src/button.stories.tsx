import { Button } from './button';

export default {
  variants: (
    <>
      <Button>Primary</Button> <Button variant="secondary">Secondary</Button> <Button variant="quiet">Quiet</Button>
    </>
  ),
  small: (
    <>
      <Button size="small">Primary</Button>{' '}
      <Button size="small" variant="secondary">
        Secondary
      </Button>{' '}
      <Button size="small" variant="quiet">
        Quiet
      </Button>
    </>
  ),
  large: (
    <>
      <Button size="large">Primary</Button>{' '}
      <Button size="large" variant="secondary">
        Secondary
      </Button>{' '}
      <Button size="large" variant="quiet">
        Quiet
      </Button>
    </>
  ),
  busy: (
    <>
      <Button isBusy>Primary</Button>{' '}
      <Button isBusy variant="secondary">
        Secondary
      </Button>{' '}
      <Button isBusy variant="quiet">
        Quiet
      </Button>
    </>
  ),
  disabled: (
    <>
      <Button disabled>Primary</Button>{' '}
      <Button disabled variant="secondary">
        Secondary
      </Button>{' '}
      <Button disabled variant="quiet">
        Quiet
      </Button>
    </>
  ),
  'long text': (
    <Button>
      {'A title of unusual length, written by a member who had a great deal to say about the works of other creatives'}
    </Button>
  ),
};
