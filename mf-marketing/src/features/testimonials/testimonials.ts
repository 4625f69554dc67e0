import aisha from './images/aisha-bentourd.webp';
import marcus from './images/marcus-feldhaven.webp';
import signs from './images/signs.svg';
import tolani from './images/tolani-ekwere.webp';
import records from './testimonials.json';

const PORTRAITS: Record<string, string> = {
  'aisha-bentourd.webp': aisha,
  'marcus-feldhaven.webp': marcus,
  'tolani-ekwere.webp': tolani,
};

const SIGNS: Record<string, string> = { '🎨': 'palette', '🚀': 'rocket', '💡': 'bulb' };

export const testimonials = records.map((record) => ({
  ...record,
  image: PORTRAITS[record.image],
  sign: `${signs}#${SIGNS[record.emoji]}`,
}));
