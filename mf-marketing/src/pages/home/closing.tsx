import { ButtonLink } from '@verse/ui';
import { CallToAction } from '../../shared/call-to-action';
import { ChatLink } from '../../shared/chat-link';
import { PlaceLink } from '../../shared/place-link';
import content from './home.json';

export function Closing() {
  const { title, text, primary, secondary } = content.closing;
  return (
    <CallToAction title={title} text={text}>
      <ButtonLink as={ChatLink} size="large">{primary}</ButtonLink>
      <ButtonLink as={PlaceLink} place="contact" variant="secondary" size="large">
        {secondary}
      </ButtonLink>
    </CallToAction>
  );
}
