import { Accordion } from './accordion';

const ENTRIES = [
  { id: 'payment', title: 'How do I pay?', content: <p>By bank transfer. The receipt comes by email.</p> },
  { id: 'delivery', title: 'When do I get my files?', content: <p>As soon as the payment is confirmed.</p> },
];
const LONG = 'Can a member who was invited by a friend enter a contest before the friend does? ';

export default {
  closed: <Accordion entries={ENTRIES} />,
  open: <Accordion entries={ENTRIES} openId="payment" />,
  'long text': <Accordion entries={[{ id: 'long', title: LONG, content: <p>{LONG.repeat(4)}</p> }]} openId="long" />,
};
