import { z } from 'zod'

/** An issue, as the provider gets it. */
export interface NewCampaign {
  /** By which it is found again. */
  readonly name: string
  readonly subject: string
  /** What mail readers show beside the subject; may be empty. */
  readonly previewText: string
  /** Holds `unsubscribeTag` where the link that ends the subscription stands. */
  readonly htmlContent: string
  readonly sender: { readonly name: string; readonly email: string }
}

/** Stands for the address by which each reader ends their subscription. */
export const unsubscribeTag = '{{ unsubscribe }}'

/** A mailing of the provider. One that has left, or is leaving, is no draft. */
export const Campaign = z.object({ id: z.int(), name: z.string(), status: z.string() })
export type Campaign = z.output<typeof Campaign>

/** A page of the mailings, the latest first. Without any, the provider leaves the list out. */
export const CampaignPage = z.object({ count: z.int(), campaigns: z.array(Campaign).default([]) })
