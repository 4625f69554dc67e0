import { Hash } from './hash';

const VALUE = 'b686a47ef74b8e4b75d181474687ceb5989690511aa8243f247080a93d52aeb1';

export default {
  closed: <Hash label="SHA-256" value={VALUE} />,
  open: <Hash label="SHA-256" value={VALUE} open />,
  'long text': <Hash label="The log keeps a hash of this score, so that a later change would show:" value={VALUE} />,
};
