import type { PosterFont } from '@ma-cantine/lib/posters/letter-widths'

/** The name of a font in the page. */
export const fontFamily = (font: PosterFont): string => `affiche-${font}`
