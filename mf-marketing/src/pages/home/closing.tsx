import { CallToAction } from '../../shared/call-to-action';
import { ChatButton } from '../../shared/chat-button';
import { PlaceButton } from '../../shared/place-button';
import content from './home.json';

export function Closing() {
  const { title, text, primary, secondary } = content.closing;
  return (
    <CallToAction title={title} text={text}>
      <ChatButton size="large">{primary}</ChatButton>
      <PlaceButton place="contact" variant="secondary" size="large">
        {secondary}
      </PlaceButton>
    </CallToAction>
  );
}
