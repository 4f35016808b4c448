import { z } from 'zod'
import { endpoint } from '../http/endpoint.ts'

/** What a file of a webinar is for, and how the names of such files end. */
export const mediaExtensions = {
  video: ['webm', 'mp4'],
  subtitles: ['vtt'],
  thumbnail: ['webp', 'jpg'],
} as const

/** What a file is of a recorded webinar. */
export type MediaRole = keyof typeof mediaExtensions

/** What the file holds tells what it is, whatever its name says. The same file, sent again, keeps its address. */
export const addMediaFile = endpoint({
  method: 'POST',
  path: '/api/v1/mediaFiles/',
  summary: 'Ajoute un fichier de webinaire : vidéo, sous-titres ou vignette',
  access: 'staff',
  limit: 'import',
  upload: true,
  answer: z.object({ address: z.string() }),
  created: true,
})
