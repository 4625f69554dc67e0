import { CallToAction } from '../../shared/call-to-action';
import { ChatButton } from '../../shared/chat-button';
import { PageButton } from '../../shared/page-button';
import content from './home.json';

export function Closing() {
  const { title, text, primary, secondary } = content.closing;
  return (
    <CallToAction title={title} text={text}>
      <ChatButton size="large">{primary}</ChatButton>
      <PageButton page="contact" variant="secondary" size="large">
        {secondary}
      </PageButton>
    </CallToAction>
  );
}
