import aiToolbox from './images/ai-toolbox.webp';
import freelance from './images/freelance-step-by-step.webp';
import reselling from './images/vtu-reselling-setup.webp';

const COVERS: Record<string, string> = {
  '/images/digital/ai-toolbox.webp': aiToolbox,
  '/images/digital/freelance-step-by-step.webp': freelance,
  '/images/digital/vtu-reselling-setup.webp': reselling,
};

/** Returns the URL of a product's thumbnail: the hashed URL of a bundled picture, or else the given URL. */
export const getCover = (thumbnail: string): string => COVERS[thumbnail] ?? thumbnail;
