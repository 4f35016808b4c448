import type { BadgeId } from '../measures/catalogue.ts'
import { counted, percent } from '../messages/french.ts'
import type { Goals } from '../purchases/territory-goals.ts'

/** The sentences of the poster. It hangs in a French canteen: it has no other language. */
export const posterWords = {
  title: 'Où en est notre transition alimentaire ?',
  covers: (count: number) => counted(count, 'couvert par jour', 'couverts par jour'),
  satellites: (count: number) => counted(count, 'cantine livrée', 'cantines livrées'),
  quality: (year: number) => `La qualité de nos repas en ${year}`,
  organic: 'de produits bio',
  organicDetail: 'Issus de l’agriculture biologique',
  others: 'de produits durables et de qualité, hors\u00a0bio',
  othersDetail: 'Label Rouge, AOP, AOC, IGP, STG, HVE, pêche durable, commerce équitable, fermier…',
  noFigures: (year: number) =>
    `Nos achats de ${year} ne sont pas encore connus : nous vous dirons bientôt la part de produits bio, durables et de qualité dans nos repas.`,
  previous: (year: number, organic: string | null, others: string | null) => {
    const shares = [
      ...(organic === null ? [] : [`${organic} de bio`]),
      ...(others === null ? [] : [`${others} de produits durables et de qualité hors bio`]),
    ]
    return `En ${year}, nous servions ${shares.join(' et ')}.`
  },
  projectShareAndName: (share: number, name: string) =>
    `${percent(share)} de nos produits viennent du projet alimentaire territorial « ${name} ».`,
  projectShare: (share: number) => `${percent(share)} de nos produits viennent d’un projet alimentaire territorial.`,
  projectName: (name: string) => `Certains de nos produits viennent du projet alimentaire territorial « ${name} ».`,
  successes: 'Nos réussites',
  earned: {
    appro: ({ organic, quality }: Goals) =>
      `L’objectif de la loi EGalim est atteint : au moins ${percent(quality)} de produits durables et de qualité, dont ${percent(organic)} de bio.`,
    waste: () => 'Nous luttons contre le gaspillage alimentaire : nous en cherchons les causes et nous agissons.',
    diversification: () => 'Nous proposons au moins un menu végétarien par semaine, pour varier les protéines.',
    plastic: () => 'Nous avons remplacé le plastique, en cuisine comme à table.',
    info: () => 'Nous vous disons ce qu’il y a dans votre assiette.',
  } satisfies Record<BadgeId, (goals: Goals) => string>,
  word: 'Le mot de l’équipe',
  why: 'Pourquoi cette affiche ?',
  whyText:
    'La loi EGalim demande à la restauration collective de servir plus de produits bio, durables et de qualité, et d’en informer ses convives. Chaque part compare ces achats, hors taxes, à tous les achats alimentaires de l’année.',
  whyShort: 'Ces parts sont calculées sur les achats alimentaires de l’année.',
  canteenPage: (name: string) => `Code QR qui mène à la page de la cantine ${name}`,
  sitePage: (site: string) => `Code QR qui mène au site ${site}`,
  logo: (name: string) => (name === '' ? 'Logo de la cantine' : `Logo : ${name}`),
  document: (name: string) => (name === '' ? 'Affiche pour les convives' : `Affiche pour les convives : ${name}`),
}
