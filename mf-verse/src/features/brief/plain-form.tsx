import { PageLink } from '@verse/contract/page-link';
import { Button } from '@verse/ui';
import muted from '../../shared/muted-text.module.scss';
import type { BriefPage } from './brief.api';
import styles from './brief-form.module.scss';

/** Hidden fields containing the page's parameters, for a form submitted without JavaScript. */
export const AboutFields = ({ seller, service, pack }: Pick<BriefPage, 'seller' | 'service' | 'pack'>) => (
  <>
    <input type="hidden" name="kind" value={seller.kind} />
    <input type="hidden" name="handle" value={seller.handle ?? ''} />
    <input type="hidden" name="service" value={service?.slug ?? ''} />
    <input type="hidden" name="package" value={pack?.id ?? ''} />
  </>
);

/** Submits the form without JavaScript. Must precede the other submit button, because Enter triggers the first one. */
export const PlainSubmit = () => (
  <noscript>
    <p data-account="guest">
      You need to be signed in to send this form, and signing in needs JavaScript, which is off in your browser. Please
      write to us on the <PageLink page="contact">contact page</PageLink> instead.
    </p>
    <Button type="submit" size="large">
      Send brief
    </Button>
  </noscript>
);

/** A paragraph shown only if JavaScript is enabled. */
export const SignInNote = () => (
  <p className={`${muted.muted} ${styles.scriptsOn}`}>You sign in when you send it. We keep what you wrote.</p>
);
