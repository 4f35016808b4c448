import { catalogue } from '@ma-cantine/lib/messages/catalogue'
import { plural as inEnglish } from '@ma-cantine/lib/messages/english'
import { plural as inFrench } from '@ma-cantine/lib/messages/french'

/** Texts that are written already in the language of the message. */
interface Share {
  readonly share: string
  /** Null without purchases before. */
  readonly before: string | null
  /** That of the purchases of the month; null without any. */
  readonly ofMonth: string | null
  readonly goal: string | null
}

/** The sentences of the point of the month. */
export const monthEmailWords = catalogue(
  {
    point: {
      subject: ({ month }: { readonly month: string }) => `Vos achats en ${month}`,
      text: ({ month, ofMonth, total, year }: Totals) =>
        `En ${month}, vous avez enregistré ${ofMonth} d’achats hors taxes, et ${total} depuis le début de ${year}. Voici où vous en êtes, toutes vos cantines ensemble :`,
      last: 'Ces chiffres sont ceux de vos achats enregistrés sur ma cantine. Une facture qui manque les change : ajoutez-la quand vous voulez.',
      button: 'Voir la synthèse de mes achats',
      next: 'Le détail, par famille, par fournisseur et par cantine :',
    },
    quality: (share: Share) => `Produits durables et de qualité, bio compris : ${frShare(share)}`,
    organic: (share: Share) => `Bio : ${frShare(share)}`,
    pace: ({ total, year }: { readonly total: string; readonly year: number }) =>
      `À ce rythme, vos achats de ${year} feront environ ${total}.`,
    heaviest:
      'Les produits sans label qui pèsent le plus depuis le début de l’année. Changer l’un d’eux est ce qui compte le plus :',
    product: ({ name, total }: Product) => `${name} : ${total}`,
    unnamed: 'Achats sans description',
    waiting: ({ count, year }: Waiting) =>
      `${inFrench(count, 'Une de vos cantines attend', `${count} de vos cantines attendent`)} encore quelque chose de vous pour la télédéclaration du bilan ${year} :`,
    'waiting-button': 'Voir les actions en attente',
    stop: {
      text: 'Vous recevez ce message parce que vous l’avez demandé dans votre compte.',
      link: 'Ne plus le recevoir, en un clic et sans vous connecter.',
    },
  },
  {
    point: {
      subject: ({ month }) => `Your purchases in ${month}`,
      text: ({ month, ofMonth, total, year }) =>
        `In ${month}, you recorded ${ofMonth} of purchases without VAT, and ${total} since the beginning of ${year}. Here is where you stand, all your canteens together:`,
      last: 'These figures are those of your purchases on ma cantine. An invoice that is missing changes them: add it whenever you like.',
      button: 'See the summary of my purchases',
      next: 'The details, by family, by supplier and by canteen:',
    },
    quality: share => `Sustainable and quality products, organic included: ${enShare(share)}`,
    organic: share => `Organic: ${enShare(share)}`,
    pace: ({ total, year }) => `At this pace, your purchases of ${year} will come to about ${total}.`,
    heaviest:
      'The products without a label that weigh most since the beginning of the year. Changing one of them is what counts most:',
    product: ({ name, total }) => `${name}: ${total}`,
    unnamed: 'Purchases without a description',
    waiting: ({ count, year }) =>
      `${inEnglish(count, 'One of your canteens still needs', `${count} of your canteens still need`)} something from you for the declaration of the diagnostic of ${year}:`,
    'waiting-button': 'See the pending actions',
    stop: {
      text: 'You get this message because you asked for it in your account.',
      link: 'Get it no more, in one click and without signing in.',
    },
  },
)

interface Totals {
  readonly month: string
  readonly ofMonth: string
  readonly total: string
  readonly year: number
}

interface Product {
  readonly name: string
  readonly total: string
}

interface Waiting {
  readonly count: number
  readonly year: number
}

const frShare = ({ share, before, ofMonth, goal }: Share): string =>
  [
    `${share} depuis le début de l’année`,
    ...(before === null ? [] : [`${before} un mois plus tôt`]),
    ...(ofMonth === null ? [] : [`${ofMonth} pour ce mois seul`]),
    ...(goal === null ? [] : [`objectif ${goal}`]),
  ].join(', ')

const enShare = ({ share, before, ofMonth, goal }: Share): string =>
  [
    `${share} since the beginning of the year`,
    ...(before === null ? [] : [`${before} a month earlier`]),
    ...(ofMonth === null ? [] : [`${ofMonth} for this month alone`]),
    ...(goal === null ? [] : [`goal ${goal}`]),
  ].join(', ')
