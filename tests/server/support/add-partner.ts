import type { NewPartner } from '@ma-cantine/lib/partners/partner-input'
import { writePartner } from '../../../server/partners/write-partner.ts'
import type { TestServer } from './test-server.ts'

const partner: NewPartner = {
  name: 'Le Verger Partagé',
  shortDescription: 'Des fruits de saison, de vergers du Rhône.',
  longDescription: 'Nous livrons les cantines **deux fois** par semaine.',
  website: 'https://verger.exemple.fr',
  types: [1],
  categories: ['appro', 'vege'],
  sectorCategories: ['education'],
  national: false,
  departments: ['69'],
  gratuityOption: 'paid',
  economicModel: 'private',
  contactName: 'Lou Roche',
  contactEmail: 'lou@exemple.fr',
  contactMessage: 'Merci de nous relire.',
  contactPhoneNumber: '0412345678',
}

/** Stores an actor, which everybody may see unless said otherwise. @returns its id. */
export const addPartner = ({ app }: TestServer, values: Partial<NewPartner> = {}, published = true): Promise<number> =>
  app.services.database.transaction(transaction =>
    writePartner(
      transaction,
      { userId: null, through: 'job', throughId: null },
      { ...partner, ...values },
      { published, image: null },
    ),
  )
