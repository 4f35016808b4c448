import { z } from 'zod'
import { isTextPicture, textPicturesPath } from '../markdown/text-pictures.ts'
import { withMessage } from '../messages/issue-message.ts'
import { writingMessages } from '../writing/writing-messages.ts'

/** The drawings that came with the first actions. */
const isDrawing = (path: string): boolean => /^\/images\/waste-actions\/[\w-]+\.svg$/.test(path)

/** The picture of an action, a path of this site; null for none. */
export const ActionPicture = z
  .string()
  .trim()
  .max(200)
  .transform(text => (text === '' ? null : text))
  .refine(
    path => path === null || isDrawing(path) || isTextPicture(path),
    withMessage(writingMessages('site-path', textPicturesPath)),
  )
