import { z } from 'zod'

/** What is said of the campaign that brought somebody to create something. */
export const CampaignText = z.string().trim().max(500)
