import type { Locale } from '../messages/locale.ts'
import type { jobs, userSources } from './user-fields.ts'

/** The labels of the positions that a user chooses from. */
export const jobWords: Readonly<Record<Locale, Readonly<Record<(typeof jobs)[number], string>>>> = {
  fr: {
    ESTABLISHMENT_MANAGER: 'Gestionnaire d’un établissement',
    CATERING_PURCHASES_MANAGER: 'Responsable des achats d’une société de restauration',
    DIRECT_PURCHASES_MANAGER: 'Responsable des achats en gestion directe',
    CENTRAL_MANAGER: 'Responsable d’un livreur de repas',
    MANY_ESTABLISHMENTS_MANAGER: 'Responsable de plusieurs établissements',
    TECHNICAL: 'Fonction technique ou informatique',
    OTHER: 'Autre fonction',
  },
  en: {
    ESTABLISHMENT_MANAGER: 'Manager of one establishment',
    CATERING_PURCHASES_MANAGER: 'In charge of the purchases of a catering company',
    DIRECT_PURCHASES_MANAGER: 'In charge of purchases under direct management',
    CENTRAL_MANAGER: 'In charge of a meal deliverer',
    MANY_ESTABLISHMENTS_MANAGER: 'In charge of several establishments',
    TECHNICAL: 'Technical or IT position',
    OTHER: 'Another position',
  },
}

/** The labels of the ways to have heard of the service. */
export const userSourceWords: Readonly<Record<Locale, Readonly<Record<(typeof userSources)[number], string>>>> = {
  fr: {
    WEBINAIRE: 'Un webinaire',
    WEB_SEARCH: 'Une recherche sur internet',
    INSTITUTION: 'Une administration ou une association',
    WORD_OF_MOUTH: 'Le bouche-à-oreille',
    SOCIAL_MEDIA: 'Les réseaux sociaux',
    OTHER: 'Autrement',
  },
  en: {
    WEBINAIRE: 'A webinar',
    WEB_SEARCH: 'A search on the web',
    INSTITUTION: 'A public body or an association',
    WORD_OF_MOUTH: 'Word of mouth',
    SOCIAL_MEDIA: 'Social media',
    OTHER: 'Another way',
  },
}
