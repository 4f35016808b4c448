import { z } from 'zod'
import { endpoint } from '../http/endpoint.ts'

/** The kinds of texts that the team writes. */
export const writtenKinds = [
  'articles',
  'communityEvents',
  'videoTutorials',
  'partners',
  'siteNotices',
  'wasteActions',
] as const

/** A kind of text that the team writes, one of `writtenKinds`. */
export type WrittenKind = (typeof writtenKinds)[number]

/** A text as its link shows it, whatever its kind. */
export const TextPreview = z.object({
  kind: z.enum(writtenKinds),
  title: z.string(),
  lead: z.string(),
  /** HTML that needs no further check. */
  html: z.string(),
  /** Until when the link serves. */
  expiryDate: z.iso.datetime({ offset: true }),
})
export type TextPreview = z.output<typeof TextPreview>

/** The path of the screen that shows a text by its link. */
export const previewPath = (code: string): string => `/apercu/${code}`

/** Whoever has the link sees the text as it is now. */
export const getTextPreview = endpoint({
  method: 'GET',
  path: '/api/v1/textPreviews/:code/',
  summary: 'Donne un texte du site avant sa publication, à qui en a le lien',
  access: 'public',
  params: z.object({ code: z.string().max(100) }),
  answer: TextPreview,
})
