import { z } from 'zod'
import { withMessage } from '../messages/issue-message.ts'
import { longestTexts, OptionalText } from '../writing/text-readers.ts'
import { writingMessages } from '../writing/writing-messages.ts'

/** Where the files of webinars are: pages show no file of another site. */
export const mediaFilesPath = '/media/videos/'

const isMediaFile = (text: string): boolean =>
  text.startsWith(mediaFilesPath) && /^[\w-]+\.\w+$/.test(text.slice(mediaFilesPath.length))

/** A file of a webinar; null for none. */
export const MediaPath = z
  .string()
  .trim()
  .transform(text => (text === '' ? null : text))
  .refine(path => path === null || isMediaFile(path), withMessage(writingMessages('site-path', mediaFilesPath)))

/** What is said in a webinar, in Markdown; null for none. */
export const Transcription = OptionalText(longestTexts.body)

/** Where people meet; null for none. */
export const EventAddress = OptionalText(300)
