import {
  downloadCommunityEvent,
  listCommunityEvents,
  listVideoTutorials,
} from '@ma-cantine/lib/community/community-api'
import { communityRefusals } from '@ma-cantine/lib/community/community-refusals'
import { eventWriting } from '@ma-cantine/lib/community/event-writing-api'
import { addMediaFile } from '@ma-cantine/lib/community/media-files-api'
import { videoWriting } from '@ma-cantine/lib/community/video-writing-api'
import type { FastifyInstance } from 'fastify'
import { departureSignal } from '../http/client-departure.ts'
import { Download } from '../http/download.ts'
import { orNotFound } from '../http/refusal.ts'
import { route } from '../http/route.ts'
import type { Services } from '../services/services.ts'
import { writingRoutes } from '../writing/writing-routes.ts'
import { eventCalendar } from './event-calendar.ts'
import { findCommunityEvent, findCommunityEvents, findVideoTutorials } from './find-community.ts'
import { mediaRoute } from './media-route.ts'
import { receiveMediaFile } from './receive-media-file.ts'
import { writtenEvents, writtenVideos } from './written-community.ts'

export function communityRoutes(app: FastifyInstance, services: Services): void {
  const { database, settings } = services
  route(app, listCommunityEvents, ({ replicated }) => replicated(findCommunityEvents))

  route(app, downloadCommunityEvent, async ({ params, replicated }) => {
    const found = await replicated(reader => findCommunityEvent(reader, params.eventId))
    const event = orNotFound(found, communityRefusals('unknown-event'))
    return new Download(`evenement-${event.id}.ics`, 'text/calendar; charset=utf-8', one(eventCalendar(event)))
  })

  route(app, listVideoTutorials, ({ replicated }) => replicated(findVideoTutorials))
  writingRoutes(app, services, eventWriting, writtenEvents)
  writingRoutes(app, services, videoWriting, writtenVideos)
  route(app, addMediaFile, async ({ request, reply }) => {
    const departure = departureSignal(request, reply)
    return { address: await receiveMediaFile(database, request, departure, settings.mediaMaxBytes) }
  })
  mediaRoute(app, database)
}

async function* one(text: string): AsyncGenerator<string> {
  yield text
}
