import aisha from './images/aisha-bentourd.webp';
import bulb from './images/bulb.svg';
import marcus from './images/marcus-feldhaven.webp';
import palette from './images/palette.svg';
import rocket from './images/rocket.svg';
import tolani from './images/tolani-ekwere.webp';
import records from './testimonials.json';

const PORTRAITS: Record<string, string> = {
  'aisha-bentourd.webp': aisha,
  'marcus-feldhaven.webp': marcus,
  'tolani-ekwere.webp': tolani,
};

const SIGNS: Record<string, string> = { '🎨': palette, '🚀': rocket, '💡': bulb };

export const testimonials = records.map((record) => ({
  ...record,
  image: PORTRAITS[record.image],
  sign: SIGNS[record.emoji],
}));
