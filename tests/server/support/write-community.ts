import type { CommunityEventInput } from '@ma-cantine/lib/community/community-event'
import type { VideoTutorialInput } from '@ma-cantine/lib/community/video-tutorial'
import { insertCommunityEvent, insertVideoTutorial } from '../../../server/community/write-community.ts'
import type { TestServer } from './test-server.ts'

const origin = { userId: null, through: 'job', throughId: null } as const

/** The instant that many hours from now, as stored. */
export const inHours = (hours: number): string => new Date(Date.now() + hours * 3_600_000).toISOString()

/** Stores a meeting of tomorrow that everybody sees, but for what is given. @returns its id. */
export const writeEvent = ({ app }: TestServer, given: Partial<CommunityEventInput> = {}): Promise<number> =>
  app.services.database.transaction(transaction =>
    insertCommunityEvent(transaction, origin, {
      title: 'Peser sans y passer des heures',
      tagline: 'Une heure pour apprendre, vos questions ensuite.',
      startDate: inHours(24),
      endDate: inHours(25),
      link: 'https://visio.example/peser',
      type: 'WEBINAIRE',
      address: null,
      published: true,
      ...given,
    }),
  )

/** Stores a webinar that everybody may see again, but for what is given. @returns its id. */
export const writeVideo = ({ app }: TestServer, given: Partial<VideoTutorialInput> = {}): Promise<number> =>
  app.services.database.transaction(transaction =>
    insertVideoTutorial(transaction, origin, {
      title: 'Premiers pas',
      description: 'Le tour du service en vingt minutes.',
      published: true,
      video: null,
      subtitles: null,
      transcription: null,
      categories: ['technical'],
      thumbnail: null,
      ...given,
    }),
  )
