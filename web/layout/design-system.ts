import { addDisplayTranslations } from '@codegouvfr/react-dsfr/Display'
import { addFooterTranslations } from '@codegouvfr/react-dsfr/Footer'

/** Sets the sentences that react-dsfr lacks, or that we word differently. */
export function completeDesignSystem(): void {
  addFooterTranslations({ lang: 'en', messages: { terms: 'Legal notices', 'website map': 'Site map' } })
  addDisplayTranslations({
    lang: 'fr',
    messages: {
      'display settings': 'Paramètres d’affichage',
      'pick a theme': 'Choisissez un thème pour personnaliser l’apparence du site.',
    },
  })
}
