import { z } from 'zod'
import { CanteenPreview } from '../accounts/canteen-preview.ts'
import { User } from '../accounts/user.ts'
import { CommunityEvent } from '../community/community-event.ts'
import { VideoTutorial } from '../community/video-tutorial.ts'
import { endpoint } from '../http/endpoint.ts'
import { SiteNotice } from '../notices/site-notice.ts'
import { Ministry, PartnerType, Sector } from './reference-lists.ts'

/** The user of a session, with what the site tells them about the terms of use. */
const LoggedUser = User.extend({
  /** The latest version that they accepted, null for none; absent for a token, which accepts nothing. */
  acceptedTermsVersion: z.string().nullable().optional(),
})

/**
 * The data that the site needs before its first screen. The user and the previews are null for an anonymous visitor; the
 * previews are also null for a token that may not read canteens.
 */
export const InitialData = z.object({
  loggedUser: LoggedUser.nullable(),
  canteenPreviews: z.array(CanteenPreview).nullable(),
  sectors: z.array(Sector),
  lineMinistries: z.array(Ministry),
  partnerTypes: z.array(PartnerType),
  communityEvents: z.array(CommunityEvent),
  videoTutorials: z.array(VideoTutorial),
  /** What the site tells all its readers now; a server of the version before has none. */
  siteNotices: z.array(SiteNotice).default([]),
})

export const getInitialData = endpoint({
  method: 'GET',
  path: '/api/v1/initialData/',
  summary: 'Donne l’utilisateur connecté, ses cantines et les listes de référence',
  access: 'public',
  scope: 'user:read',
  answer: InitialData,
})
