import type { BadgeId } from '../measures/catalogue.ts'
import type { Locale } from '../messages/locale.ts'

interface BadgeTexts {
  readonly earned: string
  readonly missed: string
}

interface BadgeWords {
  /** The state alone, beside the name of the measure. */
  readonly states: { readonly earned: string; readonly missed: string; readonly unknown: string }
  readonly unknown: string
  readonly texts: Readonly<Record<BadgeId, BadgeTexts>>
}

/** What a badge says to people who know nothing of the law: earned, not yet, or nothing known. */
export const badgeWords: Readonly<Record<Locale, BadgeWords>> = {
  fr: {
    states: { earned: 'Objectif atteint', missed: 'Pas encore atteint', unknown: 'Pas d’information' },
    unknown: 'La cantine n’a encore rien partagé sur ce sujet.',
    texts: {
      appro: {
        earned: 'Les achats atteignent les parts de produits durables, de qualité et bio que demande la loi.',
        missed: 'Les achats n’atteignent pas encore les parts de produits durables, de qualité et bio de la loi.',
      },
      waste: {
        earned: 'La cantine a cherché d’où vient son gaspillage, et agit pour le réduire.',
        missed: 'La cantine a commencé à agir contre le gaspillage, sans remplir encore tout ce que demande la loi.',
      },
      diversification: {
        earned: 'La cantine propose des menus végétariens aussi souvent que le demande la loi.',
        missed: 'Les menus végétariens ne sont pas encore aussi fréquents que le demande la loi.',
      },
      plastic: {
        earned: 'La cantine cuisine et sert sans plastique : ni contenants, ni bouteilles, ni vaisselle jetable.',
        missed: 'La cantine n’a pas encore remplacé tous les plastiques que vise la loi.',
      },
      info: {
        earned: 'Les convives sont informés de la part de produits durables et de qualité dans leurs repas.',
        missed: 'Les convives ne sont pas encore informés de la part de produits durables et de qualité.',
      },
    },
  },
  en: {
    states: { earned: 'Goal reached', missed: 'Not reached yet', unknown: 'No information' },
    unknown: 'The canteen has shared nothing on this yet.',
    texts: {
      appro: {
        earned: 'Purchases reach the shares of sustainable, quality and organic products that the law asks for.',
        missed: 'Purchases do not reach yet the shares of sustainable, quality and organic products of the law.',
      },
      waste: {
        earned: 'The canteen has looked for the causes of its waste, and acts to reduce it.',
        missed: 'The canteen has begun to act against waste, without doing yet all that the law asks for.',
      },
      diversification: {
        earned: 'The canteen offers vegetarian menus as often as the law asks for.',
        missed: 'Vegetarian menus are not offered yet as often as the law asks for.',
      },
      plastic: {
        earned: 'The canteen cooks and serves without plastic: no containers, no bottles, no disposable tableware.',
        missed: 'The canteen has not replaced yet all the plastics that the law is about.',
      },
      info: {
        earned: 'Diners are told the share of sustainable and quality products in their meals.',
        missed: 'Diners are not told yet the share of sustainable and quality products.',
      },
    },
  },
}
