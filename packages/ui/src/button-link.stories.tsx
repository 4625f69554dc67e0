import { ButtonLink } from './button-link';

export default {
  variants: (
    <>
      <ButtonLink href="/store">Primary</ButtonLink>{' '}
      <ButtonLink href="/store" variant="secondary">
        Secondary
      </ButtonLink>{' '}
      <ButtonLink href="/store" variant="quiet">
        Quiet
      </ButtonLink>
    </>
  ),
  small: (
    <>
      <ButtonLink href="/store" size="small">
        Primary
      </ButtonLink>{' '}
      <ButtonLink href="/store" size="small" variant="secondary">
        Secondary
      </ButtonLink>{' '}
      <ButtonLink href="/store" size="small" variant="quiet">
        Quiet
      </ButtonLink>
    </>
  ),
  large: (
    <>
      <ButtonLink href="/store" size="large">
        Primary
      </ButtonLink>{' '}
      <ButtonLink href="/store" size="large" variant="secondary">
        Secondary
      </ButtonLink>{' '}
      <ButtonLink href="/store" size="large" variant="quiet">
        Quiet
      </ButtonLink>
    </>
  ),
  'long text': (
    <ButtonLink href="/store">
      {'A title of unusual length, written by a member who had a great deal to say about the works of other creatives'}
    </ButtonLink>
  ),
};
