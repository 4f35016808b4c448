import { addDisplayTranslations } from '@codegouvfr/react-dsfr/Display'
import { addFooterTranslations } from '@codegouvfr/react-dsfr/Footer'

/** What the components of the design system say by themselves, where they lack it or we write it otherwise. */
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
