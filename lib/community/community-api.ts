import { z } from 'zod'
import { endpoint } from '../http/endpoint.ts'
import { PathId } from '../http/path-id.ts'
import { CommunityEvent } from './community-event.ts'
import { VideoTutorial } from './video-tutorial.ts'

/** Those that are not over, the next one first. */
export const listCommunityEvents = endpoint({
  method: 'GET',
  path: '/api/v1/communityEvents/',
  summary: 'Liste les webinaires et les rencontres à venir',
  access: 'public',
  answer: z.array(CommunityEvent),
})

/** For the calendar of a reader (RFC 5545). */
export const downloadCommunityEvent = endpoint({
  method: 'GET',
  path: '/api/v1/communityEvents/:eventId/event.ics',
  summary: 'Donne un webinaire ou une rencontre à ajouter à son agenda',
  access: 'public',
  params: z.object({ eventId: PathId }),
  download: ['text/calendar'],
})

/** The latest first. */
export const listVideoTutorials = endpoint({
  method: 'GET',
  path: '/api/v1/videoTutorials/',
  summary: 'Liste les webinaires passés que l’on peut revoir',
  access: 'public',
  answer: z.array(VideoTutorial),
})
