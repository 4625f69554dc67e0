import type { Picture } from '@verse/api-contract/blogs';

/** Converts a picture of the API to the props of `Picture`. */
export const pictureProps = ({ src, srcset, width, height, alt }: Picture) => ({
  ...{ src, webp: srcset, width, height, alt },
});
