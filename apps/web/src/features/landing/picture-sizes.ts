/** Of the pictures that `npm run pictures` takes, in CSS pixels: the page keeps their place before they load. */
export const PICTURE_SIZES = {
  desktop: { width: 1024, height: 640 },
  phone: { width: 390, height: 600 },
} as const
