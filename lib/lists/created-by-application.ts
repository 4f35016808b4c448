import { z } from 'zod'

/** `created_by_application=true`: only what the calling application created, among what the user may read. */
export const createdByApplication = () => ({ created_by_application: z.enum(['true', 'false']).optional() })
export type CreatedByApplication = z.output<z.ZodObject<ReturnType<typeof createdByApplication>>>
