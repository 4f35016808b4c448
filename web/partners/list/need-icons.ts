import type { PartnerNeed } from '@ma-cantine/lib/partners/partner-needs'

/** The icon of each need, of the design system. */
export const needIcons: Readonly<Record<PartnerNeed, string>> = {
  appro: 'fr-icon-shopping-cart-2-line',
  suivi: 'fr-icon-line-chart-line',
  waste: 'fr-icon-scales-3-line',
  asso: 'fr-icon-heart-line',
  vege: 'fr-icon-seedling-line',
  plastic: 'fr-icon-recycle-line',
  training: 'fr-icon-book-2-line',
  network: 'fr-icon-team-line',
  financial: 'fr-icon-money-euro-circle-line',
}
