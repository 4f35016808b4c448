import { fr as texts } from '@ma-cantine/lib/measures/texts/fr'
import { fileSize, percent } from '@ma-cantine/lib/messages/french'
import { formatWholeEuros } from '@ma-cantine/lib/messages/numbers'
import type { ResourceFormat } from '@ma-cantine/lib/resources/resources'

const euros = (amount: number) => formatWholeEuros(amount, 'fr')

/** The sentences of the pages of the five measures. English has the same shape, or does not compile. */
export const fr = {
  texts,
  facts: {
    title: 'En une minute',
    what: 'Quoi ?',
    when: 'Depuis quand ?',
    who: 'Pour qui ?',
    sectors: 'Secteurs concernés',
  },
  duties: 'Ce que la loi demande',
  how: 'Comment faire ?',
  examples: {
    title: 'Avec 100 € d’achats',
    intro: 'Voici quatre cantines et la façon dont elles ont dépensé 100 €. Deux atteignent l’objectif.',
    organic: 'Bio',
    quality: 'Autres produits durables et de qualité',
    other: 'Autres produits',
    reached: 'Objectif atteint',
    missed: 'Pas encore',
    euros,
    described: (organic: number, quality: number, other: number) =>
      `${euros(organic)} de bio, ${euros(quality)} d’autres produits durables et de qualité, ${euros(other)} d’autres produits`,
    reasons: [
      '20 € de bio et 30 € d’autres produits de qualité : 50 € en tout, dont 20 € de bio.',
      '50 € de bio : le bio compte aussi dans les 50 €.',
      '20 € de bio, mais 40 € en tout : il manque 10 € de produits de qualité.',
      '65 € en tout, mais 15 € de bio : il manque 5 € de bio.',
    ],
  },
  goals: {
    title: 'Les seuils de votre territoire',
    intro: 'Outre-mer, les seuils tiennent compte de ce qui peut être acheté sur place.',
    territory: 'Territoire',
    organic: 'Part de bio',
    quality: 'Part de produits durables et de qualité, bio compris',
    percent: (value: number) => `${percent(value)} au moins`,
    territories: {
      mainland: 'France métropolitaine et autres territoires',
      overseas: 'Guadeloupe, Martinique, Guyane, La Réunion, Saint-Martin',
      saintPierre: 'Saint-Pierre-et-Miquelon',
      mayotte: 'Département de Mayotte',
    },
  },
  fine: {
    title: (euros: string) => `${euros} d’amende`,
    text: 'C’est ce que risque qui détruit de la nourriture encore bonne.',
  },
  goOn: {
    title: 'Et dans ma cantine ?',
    anonymous: 'Répondez à quelques questions, sans créer de compte : vos réponses restent sur votre appareil.',
    user: 'Retrouvez vos cantines et remplissez le bilan de l’année sur votre tableau de bord.',
    assess: 'M’évaluer sur cette mesure',
    signUp: 'Créer mon compte',
    dashboard: 'Aller à mon tableau de bord',
    purchases: 'Suivre mes achats',
    waste: 'Évaluer mon gaspillage alimentaire',
    actions: 'Choisir une action anti-gaspi',
    poster: 'Créer une affiche pour mes convives',
  },
  resources: {
    title: 'À télécharger',
    formats: {
      xlsx: 'pour Excel',
      ods: 'pour LibreOffice',
      docx: 'pour Word',
      odt: 'pour LibreOffice',
      pdf: 'à imprimer',
    } satisfies Record<ResourceFormat, string>,
    download: (title: string, use: string) => `${title}, ${use}`,
    details: (format: string, size: number) => `${format} – ${fileSize(size)}`,
  },
  laws: 'Les textes de loi',
  others: 'Les autres mesures',
}
export type Words = typeof fr
