import type { User } from '@ma-cantine/lib/accounts/user'
import type { InitialData } from '@ma-cantine/lib/canteens/initial-data-api'
import type { z } from 'zod'

export type Session = z.output<typeof InitialData>

export const anonymousSession: Session = {
  loggedUser: null,
  canteenPreviews: null,
  sectors: [],
  lineMinistries: [],
  partnerTypes: [],
  communityEvents: [],
  siteNotices: [],
  videoTutorials: [],
}
/** Other lists than in `anonymousSession`: a screen that depends on them has no common first display. */
export const sessionWithLists: Session = {
  ...anonymousSession,
  sectors: [
    { id: 1, value: 'social_creche', name: 'Secteur', category: null, categoryName: null, hasLineMinistry: false },
  ],
  lineMinistries: [{ value: 'ministere', name: 'Ministère' }],
  partnerTypes: [{ id: 1, name: 'Type' }],
  communityEvents: [
    {
      id: 1,
      title: 'Événement',
      tagline: 'Accroche',
      startDate: '2026-01-01T10:00:00.000+01:00',
      endDate: '2026-01-01T11:00:00.000+01:00',
      link: 'https://exemple.fr',
      type: 'WEBINAIRE',
      address: null,
    },
  ],
  videoTutorials: [
    {
      id: 1,
      creationDate: '2026-01-01T10:00:00.000+01:00',
      modificationDate: '2026-01-01T10:00:00.000+01:00',
      title: 'Vidéo',
      description: 'Description',
      published: true,
      video: null,
      subtitles: null,
      transcription: null,
      categories: [],
      thumbnail: null,
    },
  ],
}

export const newcomer: User = {
  id: 1,
  email: 'camille@exemple.fr',
  emailConfirmed: false,
  pendingEmail: null,
  phoneNumber: null,
  username: 'camille',
  firstName: 'Camille',
  lastName: 'Martin',
  avatar: null,
  isStaff: false,
  isDev: false,
  isElectedOfficial: false,
  job: null,
  otherJobDescription: null,
  source: null,
  otherSourceDescription: null,
  hasMtmData: null,
  reviews: [],
  mcpOrganizations: null,
  departments: null,
}
/** Differs from `newcomer` in everything but the role. */
export const regularUser: User = {
  ...newcomer,
  id: 2,
  email: 'jo@exemple.fr',
  emailConfirmed: true,
  pendingEmail: 'autre@exemple.fr',
  phoneNumber: '0100000000',
  username: 'jo',
  firstName: 'Jo',
  lastName: 'Petit',
  avatar: '/avatar',
  job: 'OTHER',
  otherJobDescription: 'Conseil',
  source: 'OTHER',
  otherSourceDescription: 'Affiche',
  hasMtmData: 'campagne',
  reviews: [{ hasCanteen: true, hasDiagnostic: true }],
  mcpOrganizations: {},
  departments: ['75'],
}
