import { articleAddresses } from '../articles/article-addresses.ts'
import { videoAddresses } from '../community/video-addresses.ts'
import { libraryAddresses } from '../developers/library-addresses.ts'
import { partnerAddresses } from '../partners/partner-addresses.ts'
import { publicCanteenAddresses } from '../public-canteens/public-addresses.ts'
import type { Services } from '../services/services.ts'
import { wasteActionAddresses } from '../waste-actions/waste-action-addresses.ts'

/** Lists the paths of pages that search engines should find, besides those of the screens without parameters. */
export type SitemapSource = (services: Services) => readonly string[] | Promise<readonly string[]>

/** One line for each feature whose pages are public. */
export const sitemapSources: readonly SitemapSource[] = [
  wasteActionAddresses,
  articleAddresses,
  videoAddresses,
  partnerAddresses,
  libraryAddresses,
  publicCanteenAddresses,
]
