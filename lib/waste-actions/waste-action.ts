import { z } from 'zod'

/** How much work an action asks for. */
export const wasteEfforts = ['SMALL', 'MEDIUM', 'LARGE'] as const
export type WasteEffort = (typeof wasteEfforts)[number]

/** The waste that an action reduces: of the kitchen, of what nobody took, of the plates. */
export const wasteOrigins = ['PREP', 'UNSERVED', 'PLATE'] as const
export type WasteOrigin = (typeof wasteOrigins)[number]

/** The picture of an action; its address is absolute. */
const LeadImage = z.object({ id: z.int(), image: z.string(), altText: z.string().nullable() })

/** An action against food waste, in the language of the request. */
export const WasteAction = z.object({
  id: z.int(),
  creationDate: z.string(),
  modificationDate: z.string(),
  title: z.string(),
  subtitle: z.string(),
  /** HTML of paragraphs, headings and lists: the texts below as one, for clients of the public service. */
  description: z.string(),
  effort: z.enum(wasteEfforts),
  wasteOrigins: z.array(z.enum(wasteOrigins)),
  leadImage: LeadImage.nullable(),
  why: z.string(),
  firstSteps: z.array(z.string()),
  /** What to expect, and when. */
  effect: z.string(),
})
export type WasteAction = z.output<typeof WasteAction>
