import aiToolbox from './covers/ai-toolbox.svg';
import freelance from './covers/freelance-step-by-step.svg';
import plain from './covers/plain.svg';
import reselling from './covers/vtu-reselling-setup.svg';

const COVERS: Record<string, string> = {
  '/images/digital/ai-toolbox.webp': aiToolbox,
  '/images/digital/freelance-step-by-step.webp': freelance,
  '/images/digital/vtu-reselling-setup.webp': reselling,
};

/** The address of a product's thumbnail; a plain cover for a product that has none yet. */
export const coverOf = (thumbnail: string): string => COVERS[thumbnail] ?? plain;
