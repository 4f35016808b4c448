import { z } from 'zod'

/** Whether a text is published, as the form asks for it. */
export const Publication = z.enum(['draft', 'published'])
export type Publication = z.output<typeof Publication>

export const publicationOf = (published: boolean): Publication => (published ? 'published' : 'draft')
