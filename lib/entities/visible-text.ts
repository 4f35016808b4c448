import { z } from 'zod'
import { textOrNull } from '../table-schema/invisible-characters.ts'

/** A mandatory text, without spaces around it: invisible characters alone are none. */
export const visibleText = (longest = Number.MAX_SAFE_INTEGER) =>
  z
    .string()
    .transform(text => textOrNull(text) ?? '')
    .pipe(z.string().min(1).max(longest))
