import { libraryFeatures } from '@ma-cantine/lib/developers/library-features'

/** The paths of the pages of the library. */
export const libraryAddresses = (): string[] =>
  libraryFeatures.map(feature => `/v2/developpement-et-apis/bibliotheque/${feature}`)
