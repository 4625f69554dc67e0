import aisha from './images/aisha-bentourd.webp';
import marcus from './images/marcus-feldhaven.webp';
import tolani from './images/tolani-ekwere.webp';
import records from './testimonials.json';

const PORTRAITS: Record<string, string> = {
  'aisha-bentourd.webp': aisha,
  'marcus-feldhaven.webp': marcus,
  'tolani-ekwere.webp': tolani,
};

export const testimonials = records.map((record) => ({ ...record, image: PORTRAITS[record.image] }));
