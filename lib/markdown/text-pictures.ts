/** Where the pictures of texts are served: texts show no others, so that no reader is told to another site. */
export const textPicturesPath = '/media/textes/'

/** Whether a text may show what this address names. */
export const isTextPicture = (address: string): boolean =>
  address.startsWith(textPicturesPath) && /^[\w-]+\.\w+$/.test(address.slice(textPicturesPath.length))
