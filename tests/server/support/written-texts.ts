import type { WasteActionInput } from '@ma-cantine/lib/waste-actions/waste-action-rules'
import { bodyExamples } from '../../../server/http/openapi/body-examples.ts'
import { inHours } from './write-community.ts'

/** A text of each kind that can be stored and published, by the noun that its calls have in their names. */
export const writtenTexts = {
  Article: {
    path: 'articles',
    body: {
      title: 'Trois recettes végétales',
      tagline: 'Des plats que les convives redemandent.',
      body: '# Le dhal\n\nDes **lentilles** corail.',
      published: true,
      displayDate: '2026-03-01',
      tags: ['Menus', 'Recettes'],
    },
  },
  Event: {
    path: 'communityEvents',
    body: {
      title: 'Peser sans y passer des heures',
      tagline: 'Une heure pour apprendre, vos questions ensuite.',
      startDate: inHours(24),
      endDate: inHours(25),
      link: 'https://visio.example/peser',
      type: 'IN_PERSON',
      address: '3 place du Marché, Rodez',
      published: true,
    },
  },
  Video: {
    path: 'videoTutorials',
    body: {
      title: 'Premiers pas',
      description: 'Le tour du service en vingt minutes.',
      published: true,
      video: '/media/videos/premiers-pas.webm',
      subtitles: '/media/videos/premiers-pas.vtt',
      transcription: 'Bonjour à **toutes et tous**.',
      categories: ['technical'],
      thumbnail: '/media/videos/premiers-pas.webp',
    },
  },
  Notice: {
    path: 'siteNotices',
    body: {
      title: 'Interruption jeudi matin',
      text: 'Le site s’arrête jeudi de 7 h à 8 h. Ce que vous avez enregistré ne bouge pas.',
      level: 'warning',
      startDate: inHours(-1),
      endDate: inHours(48),
      published: true,
    },
  },
  WasteAction: {
    path: 'wasteActions',
    body: {
      ...(bodyExamples.createWasteAction as WasteActionInput),
      picture: '/media/textes/sauces.webp',
      pictureText: 'Trois bols de sauce.',
      pictureTextEn: 'Three bowls of sauce.',
      published: true,
      displayDate: '2026-03-01',
    },
  },
  Partner: {
    path: 'partners',
    body: {
      name: 'Le Verger Partagé',
      shortDescription: 'Des fruits de saison, de vergers du Rhône.',
      longDescription: 'Nous livrons les cantines **deux fois** par semaine.',
      website: 'https://verger.exemple.fr',
      types: [1],
      categories: ['appro', 'vege'],
      sectorCategories: ['education'],
      national: false,
      departments: ['01', '69'],
      gratuityOption: 'paid',
      economicModel: 'private',
      contactName: 'Lou Roche',
      contactEmail: 'lou@exemple.fr',
      contactPhoneNumber: '0412345678',
      contactMessage: 'Merci de nous relire.',
      published: false,
    },
  },
} as const
export type TextNoun = keyof typeof writtenTexts
